/** Codes of refusals and errors as sentences. */

import { licenseName, partName } from "./cards";
import type { Args } from "./types";
import { dashed, hasWords, t } from "./words";

/** Ids among the arguments become what they are called; seats become names. */
export function sentenceOf(code: string, args: Args, namer: { name(seat: number): string } | null): string {
  const words: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "license" && typeof value === "string") words[key] = licenseName(value);
    else if ((key === "card" || key === "part" || key === "type") && typeof value === "string") words[key] = partName(value);
    else if (key === "seat" && typeof value === "number" && namer) words[key] = namer.name(value);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") words[key] = value;
  }
  for (const key of [`refusal-${dashed(code)}`, `error-${dashed(code)}`]) if (hasWords(key)) return t(key, words);
  return t("error-unexpected");
}
