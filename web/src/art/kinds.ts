/** What tells card types apart at a glance: a paint color and a letter (for those to whom colors say little). */

export interface Look {
  letter: string;
  paint: string;
}

const LOOKS: Record<string, Look> = {
  shrimp: { letter: "S", paint: "#e2795f" },
  cod: { letter: "C", paint: "#4f86ad" },
  lobster: { letter: "L", paint: "#b43a2f" },
  tuna: { letter: "T", paint: "#1f8c83" },
  processing: { letter: "P", paint: "#cf9a35" },
  king_crab: { letter: "K", paint: "#82528f" },
  pub: { letter: "F", paint: "#5b7f4b" },
  gone_fishin: { letter: "G", paint: "#6fa9a0" },
};

const PLAIN: Look = { letter: "•", paint: "#6d7f86" };

/** The type of a license card: the three King Crab licenses are one type (SR2). */
export function licenseType(id: string): string {
  return id.startsWith("king_crab") ? "king_crab" : id;
}

export function look(id: string): Look {
  return LOOKS[licenseType(id)] ?? PLAIN;
}
