// From what the server offers to what the set-up screen shows.
import { describe, expect, it } from "vitest";
import { fitting, inShort, placeOf, seatsFor, seatsOf, type Choices, type Preset, type Setups } from "../src/lib/setups";

const choices: Choices = {
  line_up: ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"],
  docks: [],
  captains: [],
  gone_fishin: true,
  crewman: false,
  trophies: false,
  meeples: false,
  epic: false,
};
const preset = (id: string, ...seats: number[]): Preset => ({ id, choices: Object.fromEntries(seats.map((count) => [count, choices])) });
const setups: Setups = {
  presets: [preset("first_voyage", 2, 3, 4), preset("alone", 1), preset("arctic_start", 1, 2, 3, 4, 5, 6), preset("epic", 3, 4, 5, 6)],
  limits: {},
  standard: [],
  premium: [],
  docks: [],
  captains: [],
  touching: [],
};

describe("a preset", () => {
  it("says for how many it is", () => {
    expect(setups.presets.map(seatsOf)).toEqual(["2–4 seats", "1 seat", "1–6 seats", "3–6 seats"]);
  });

  it("takes the seats there are, or the nearest number it fits", () => {
    const [first, alone, , epic] = setups.presets as [Preset, Preset, Preset, Preset];
    expect([seatsFor(first, 3), seatsFor(first, 6), seatsFor(first, 1)]).toEqual([3, 4, 2]);
    expect([seatsFor(alone, 3), seatsFor(epic, 1), seatsFor(epic, 5)]).toEqual([1, 3, 5]);
  });

  it("gives way to the first that fits", () => {
    expect(fitting(setups, "first_voyage", 3).id).toBe("first_voyage");
    expect(fitting(setups, "first_voyage", 1).id).toBe("alone");
    expect(fitting(setups, "first_voyage", 5).id).toBe("arctic_start");
    expect(fitting(setups, "epic", 6).id).toBe("epic");
  });
});

describe("a set-up in short", () => {
  const chosen = { ...choices, preset: "first_voyage", changed: false };

  it("is its preset's name", () => {
    expect(inShort(chosen)).toBe("First voyage");
    expect(inShort({ ...chosen, changed: true })).toBe("First voyage, changed values");
  });

  it("lists what is in the game if it is somebody's own", () => {
    expect(inShort({ ...chosen, preset: null, docks: ["tug", "inuit"], trophies: true, captains: ["tc"] })).toBe(
      "7 licenses, Dock cards, Gone Fishin', Trophies, T.C.",
    );
    expect(inShort({ ...chosen, preset: null, epic: true, gone_fishin: false, changed: true })).toBe("Epic Fleet, changed values");
  });
});

describe("what does not fit", () => {
  it("is shown where it is chosen", () => {
    const places = ["line_up", "no_such_license", "docks", "captains", "epic_seats", "epic_line_up", "too_few_boats", "seats"].map((code) =>
      placeOf({ code, message: "", args: {} }),
    );
    expect(places).toEqual(["line_up", "line_up", "docks", "captains", "epic", "line_up", "values", "other"]);
    expect(placeOf({ code: "number_wanted", message: "", args: { key: "boats.cod.vp", line: 3 } })).toBe("values");
  });
});
