/** Codes of refusals, errors and notices as sentences. */

import type { ApiError } from "./api";
import { licenseName, partName } from "./cards";
import type { Args, Notice, Table } from "./types";
import { dashed, hasWords, isolate, t } from "./words";

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
  return t(`notice-${dashed(code)}`, { me: teller.isMe(seat), name: teller.name(seat), seat: seat + 1, bot: bot ? botName(bot) : "none", why: why ?? "" });
}

/** What a person is called, or the bot; several bots of a kind are numbered. */
export function seatName(table: Pick<Table, "seats"> | null, seat: number): string {
  const who = table?.seats[seat];
  if (who?.kind === "bot" && who.bot) {
    const name = botName(who.bot);
    const same = table!.seats.map((other, n) => (other.kind === "bot" && other.bot === who.bot ? n : -1)).filter((n) => n >= 0);
    return same.length > 1 ? t("bot-numbered", { name, n: same.indexOf(seat) + 1 }) : name;
  }
  return who?.name ? isolate(who.name) : t("seat-nameless", { n: seat + 1 });
}

/** An error as a sentence: a refused move by its reason, everything else by its own. */
export function sentence(error: ApiError, namer: { name(seat: number): string } | null = null): string {
  return sentenceOf(error.code, error.args, namer);
}
