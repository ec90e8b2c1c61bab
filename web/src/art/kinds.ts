/** What tells card types apart at a glance: a paint color and a letter (for those to whom colors say little). */

export interface Look {
  letter: string;
  paint: string;
}

/** By emblem; no two licenses, boats or dock cards share a letter, nor two cards of another deck. */
export const LOOKS: Record<string, Look> = {
  shrimp: { letter: "S", paint: "#e2795f" },
  cod: { letter: "C", paint: "#4f86ad" },
  lobster: { letter: "L", paint: "#b43a2f" },
  tuna: { letter: "T", paint: "#1f8c83" },
  processing: { letter: "P", paint: "#cf9a35" },
  king_crab: { letter: "K", paint: "#82528f" },
  swordfish: { letter: "W", paint: "#4b5bb8" },
  oyster: { letter: "O", paint: "#8d86a3" },
  char: { letter: "H", paint: "#7f8a33" },
  salmon: { letter: "N", paint: "#d65f8a" },
  dfo: { letter: "D", paint: "#27466b" },
  charter: { letter: "V", paint: "#5f9a2d" },
  pub: { letter: "F", paint: "#5b7f4b" },
  marina: { letter: "M", paint: "#b0643c" },
  hire_crewman: { letter: "E", paint: "#6d7f86" },
  gone_fishin: { letter: "G", paint: "#6fa9a0" },

  tug: { letter: "U", paint: "#d7632a" },
  artisan: { letter: "A", paint: "#2f8a5b" },
  inuit: { letter: "I", paint: "#4a90b8" },
  house_boat: { letter: "B", paint: "#9a5d7c" },
  first_mate: { letter: "R", paint: "#2d7288" },
  salty_captain: { letter: "Y", paint: "#5b6b3a" },

  crew_artisan: { letter: "A", paint: "#2f8a5b" },
  crew_tug: { letter: "U", paint: "#d7632a" },
  crew_bosun: { letter: "B", paint: "#8a6d1f" },
  crew_assistant: { letter: "N", paint: "#3c7d4a" },
  crew_storm: { letter: "S", paint: "#586a86" },
  crew_crates: { letter: "C", paint: "#a2702f" },
  crew_quartermaster: { letter: "Q", paint: "#2b6fa6" },
  crew_deckhand: { letter: "W", paint: "#8c4a8a" },

  trophy_one_type: { letter: "O", paint: "#d9aa4a" },
  trophy_four_types: { letter: "F", paint: "#c98a3a" },
  trophy_crates: { letter: "C", paint: "#b98347" },
  trophy_licenses: { letter: "L", paint: "#c2a14e" },
  trophy_most_boats: { letter: "B", paint: "#a9b3b8" },
  trophy_most_standard: { letter: "S", paint: "#93a39b" },

  crab_meeple: { letter: "M", paint: "#c8452f" },
  captain_tc: { letter: "T", paint: "#7a2233" },
  captain_kirkman: { letter: "K", paint: "#2f5d50" },
};

const PLAIN: Look = { letter: "•", paint: "#6d7f86" };

/** The type of a license card: the three King Crab licenses are one type (SR2). */
export function licenseType(id: string): string {
  return id.startsWith("king_crab") ? "king_crab" : id;
}

export function look(id: string): Look {
  return LOOKS[licenseType(id)] ?? PLAIN;
}
