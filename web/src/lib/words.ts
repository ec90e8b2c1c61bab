/** Every sentence a person reads comes from src/ridback/locales by key. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// What only the terminal says stays out, and what the server says in whole sentences. The build makes one chunk of each language (vite.config.ts).
const files = import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/{about,account,admin,advance,arena,calls,cli,history,keys,people,problems,report,review,room,saves}.ftl"], { query: "?raw", import: "default" });
/** The words of pages that not everybody opens. */
const rare = import.meta.glob<string>("@locales/*/{about,account,advance,history,keys,people,report,review,room}.ftl", { query: "?raw", import: "default" });

const byLocale = new Map<string, (() => Promise<string>)[]>();
for (const [path, load] of Object.entries(files)) {
  const locale = /([\w-]+)\/[\w-]+\.ftl$/.exec(path)![1]!;
  byLocale.set(locale, [...(byLocale.get(locale) ?? []), load]);
}

/** The languages there are words for, English first. */
export const languages = [...byLocale.keys()].sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

/** What a language calls itself, as it stands by itself: Español. */
export function called(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const more = new Map<string, Promise<void>>();
let bundle = new FluentBundle("en");
let loaded = "";
let list = new Intl.ListFormat("en");
let rows = new Intl.ListFormat("en", { type: "unit" });

export type Words = Record<string, FluentVariable | boolean>;

/** The first wanted language there are words for, or else English. */
export function spoken(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.split("-")[0]!).find((tag) => byLocale.has(tag)) ?? "en";
}

/** Loads the first wanted language there is, or else English. Returns the language in use. */
export async function loadWords(wanted: readonly string[]): Promise<string> {
  const locale = spoken(wanted);
  if (loaded === locale) return locale;
  // Sentences are left to right in every language we have; only people's names need isolating, see `isolate`.
  const fresh = new FluentBundle(locale, { useIsolating: false });
  const parts = await Promise.all(byLocale.get(locale)!.map((load) => load()));
  for (const error of fresh.addResource(new FluentResource(parts.join("\n")))) console.error(error);
  [bundle, loaded] = [fresh, locale];
  await Promise.all([...more.keys()].map(add));
  list = new Intl.ListFormat(locale);
  rows = new Intl.ListFormat(locale, { type: "unit" });
  return locale;
}

/** Loads the words of a page beside those that every page needs: `subject` is the name of their file. */
export function loadMore(subject: string): Promise<void> {
  const adding = more.get(subject) ?? add(subject);
  more.set(subject, adding);
  // Without a connection it may not come: then it is asked for again.
  adding.catch(() => more.delete(subject));
  return adding;
}

/** What is fetched when it is asked for, with the words it needs beside those that every page does. */
export async function later<T>(page: () => Promise<T>, subject: string): Promise<T> {
  return (await Promise.all([page(), loadMore(subject)]))[0];
}

async function add(subject: string): Promise<void> {
  const load = Object.entries(rare).find(([path]) => path.endsWith(`/${loaded}/${subject}.ftl`))![1];
  for (const error of bundle.addResource(new FluentResource(await load()))) console.error(error);
}

/** The sentence for `key`. A missing key shows as itself and is reported. */
export function t(key: string, words: Words = {}): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(words)) args[name] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(key, error);
  return sentence;
}

export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A name somebody typed, fenced off so that a right-to-left one does not turn the sentence around it. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Items of a series that no word joins. */
export function series(items: string[]): string {
  return rows.format(items);
}

export function listed(items: string[]): string {
  return list.format(items);
}

/** Game ids have underscores, keys have dashes. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}
