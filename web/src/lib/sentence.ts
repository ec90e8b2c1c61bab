/** Codes of refusals, errors and notices as sentences. */

import { licenseName, partName } from "./cards";
import type { Args, Notice } from "./types";
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

export const botName = (bot: string): string => t(`bot-${dashed(bot)}`);

/** What is to be told at the table beside the moves. */
export function noticeWords({ code, seat, bot, why }: Notice, teller: { name(seat: number): string; isMe(seat: number): boolean }): string {
  return t(`notice-${dashed(code)}`, { me: teller.isMe(seat), name: teller.name(seat), bot: bot ? botName(bot) : "none", why: why ?? "" });
}
