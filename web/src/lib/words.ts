/** Every sentence a person reads comes from src/ridback/locales by key. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// What only the terminal says stays out, and what the server says in whole sentences. The build makes one chunk of each language (vite.config.ts).
const files = import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/{account,admin,advance,arena,calls,cli,history,keys,people,problems,report,review,room,saves}.ftl"], { query: "?raw", import: "default" });
/** The words of pages that not everybody opens. */
const rare = import.meta.glob<string>("@locales/*/{account,advance,history,keys,people,report,review,room}.ftl", { query: "?raw", import: "default" });

const byLocale = new Map<string, (() => Promise<string>)[]>();
for (const [path, load] of Object.entries(files)) {
  const locale = /([\w-]+)\/[\w-]+\.ftl$/.exec(path)![1]!;
  byLocale.set(locale, [...(byLocale.get(locale) ?? []), load]);
}

/** The languages there are words for, English first. */
export const languages = [...byLocale.keys()].sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

const more = new Map<string, Promise<void>>();
let bundles: FluentBundle[] = [];
let list = new Intl.ListFormat("en");
let rows = new Intl.ListFormat("en", { type: "unit" });

export type Words = Record<string, FluentVariable | boolean>;

/** Loads the first wanted language there is, and English to fall back on. Returns the language in use. */
export async function loadWords(wanted: readonly string[]): Promise<string> {
  const locale = wanted.map((tag) => tag.split("-")[0]!).find((tag) => byLocale.has(tag)) ?? "en";
  if (bundles[0]?.locales[0] === locale) return locale;
  const locales = locale === "en" ? ["en"] : [locale, "en"];
  bundles = await Promise.all(
    locales.map(async (one) => {
      // Sentences are left to right in every language we have; only people's names need isolating, see `isolate`.
      const bundle = new FluentBundle(one, { useIsolating: false });
      const parts = await Promise.all(byLocale.get(one)!.map((load) => load()));
      for (const error of bundle.addResource(new FluentResource(parts.join("\n")))) console.error(error);
      return bundle;
    }),
  );
  await Promise.all([...more.keys()].map(add));
  list = new Intl.ListFormat(locale);
  rows = new Intl.ListFormat(locale, { type: "unit" });
  return locale;
}

/** Loads the words of a page beside those that every page needs: `subject` is the name of their file. */
export function loadMore(subject: string): Promise<void> {
  if (!more.has(subject)) more.set(subject, add(subject));
  return more.get(subject)!;
}

/** What is fetched when it is asked for, with the words it needs beside those that every page does. */
export async function later<T>(page: () => Promise<T>, subject: string): Promise<T> {
  return (await Promise.all([page(), loadMore(subject)]))[0];
}

async function add(subject: string): Promise<void> {
  const found = bundles.map((bundle) => ({ bundle, load: Object.entries(rare).find(([path]) => path.endsWith(`/${bundle.locales[0]}/${subject}.ftl`))?.[1] }));
  for (const { bundle, load } of found) {
    if (load) for (const error of bundle.addResource(new FluentResource(await load()))) console.error(error);
  }
}

/** The sentence for `key`. A missing key shows as itself and is reported. */
export function t(key: string, words: Words = {}): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(words)) args[name] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(key, error);
    return sentence;
  }
  console.error(`no words for ${key}`);
  return key;
}

export function hasWords(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
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
