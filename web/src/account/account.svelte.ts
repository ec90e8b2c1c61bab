/** One's own account, as the server tells of it, and what can be done about it. */

import { api, ApiError, request, type Me } from "../lib/api";
import { keepNone } from "../lib/kept";
import { session } from "../lib/session.svelte";
import { sentence } from "../lib/sentence";
import { t } from "../lib/words";
import { TellError } from "./tell-error";
import { answer, create, PasskeyError, type Credential, type Options } from "./passkey";

export interface Passkey {
  id: string;
  browser: string | null;
  system: string | null;
  made: number;
  used: number | null;
}

/** A browser that is this person. `how` it came to be so; `seen` in seconds since 1970, no finer than a day. */
export interface Browser {
  id: string;
  here: boolean;
  how: "guest" | "signed_in" | "link";
  browser: string | null;
  system: string | null;
  made: number | null;
  seen: number;
}

export interface Account {
  name: string;
  account: boolean;
  password: boolean;
  /** Whether this browser may change any of it. */
  may: boolean;
  passkeys: Passkey[];
  sessions: Browser[];
}

export interface SignedIn {
  name: string;
  moved: number;
  kept: string[];
  back: string | null;
}

export interface Link {
  code: string;
  path: string;
  seconds: number;
  qr: string;
}

export interface LinkTold {
  name: string;
  account: boolean;
  table: string | null;
  /** It gives me that seat, of `name`, and makes me nobody else. */
  seat: number | null;
}

/** What a program of this person's shows; `used` to the minute. */
export interface Token {
  id: number;
  name: string;
  made: number;
  used: number | null;
}

const asked = async (path: string, body: unknown): Promise<Options> => (await request<{ options: Options }>("POST", path, body)).options;

export class Mine {
  info = $state.raw<Account | null>(null);
  /** What signing in did to the guest's tables. */
  came = $state.raw<SignedIn | null>(null);

  async load(): Promise<void> {
    await this.#tell(await request<Account>("GET", "me/account"));
  }

  async signUp(name: string, password: string): Promise<void> {
    await this.#tell(await request<Account>("POST", "me/account", { name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#came(await request<SignedIn>("POST", "sign-in", { name, password }));
  }

  /** A passkey more; for a guest the first, by which that name is kept. */
  async addPasskey(name: string | null): Promise<void> {
    const wish = name === null ? {} : { name };
    const credential: Credential = await create(await asked("me/passkeys/question", wish));
    await this.#tell(await request<Account>("POST", "me/passkeys", { credential, ...wish }));
  }

  async signInByPasskey(): Promise<void> {
    const credential: Credential = await answer(await asked("sign-in/passkey/question", null));
    await this.#came(await request<SignedIn>("POST", "sign-in/passkey", { credential }));
  }

  async dropPasskey(id: string): Promise<void> {
    await this.#tell(await request<Account>("DELETE", `me/passkeys/${encodeURIComponent(id)}`, null));
  }

  async setPassword(now: string, old: string | null): Promise<void> {
    await this.#tell(await request<Account>("PUT", "me/password", { new: now, ...(old === null ? {} : { old }) }));
  }

  async rename(name: string): Promise<void> {
    await session.be(await request<Me>("PUT", "me", { name }));
    await this.load();
  }

  async signOutOthers(): Promise<void> {
    await this.#tell(await request<Account>("DELETE", "me/sessions", null));
  }

  async signOutOne(id: string): Promise<void> {
    await this.#tell(await request<Account>("DELETE", `me/sessions/${id}`, null));
  }

  async #came(told: SignedIn): Promise<void> {
    await session.be(await api.me());
    await this.load();
    this.came = told;
    if (!told.kept.length) session.speak();
  }

  async #tell(info: Account): Promise<void> {
    this.info = info;
    session.name = info.name;
    session.account = info.account;
  }
}

export const requests = {
  signOut: async () => {
    await request<object>("POST", "sign-out", null);
    await keepNone();
  },
  /** To a seat of others at this screen: it is whoever's takes the link. */
  link: (table?: string, seat?: number) => request<Link>("POST", "me/link", { ...(table === undefined ? {} : { table }), ...(seat === undefined ? {} : { seat }) }),
  look: (code: string) => request<LinkTold>("POST", "link/look", { code }),
  take: (code: string, leave: boolean) => request<LinkTold>("POST", "link", { code, leave }),
  tokens: async () => (await request<{ tokens: Token[] }>("GET", "me/tokens")).tokens,
  newToken: (name: string) => request<{ token: string }>("POST", "me/tokens", { name }),
  dropToken: async (id: number) => (await request<{ tokens: Token[] }>("DELETE", `me/tokens/${id}`, null)).tokens,
};

/** Something that is being done, one at a time, and what came of it, as sentences. */
export class Doing {
  busy = $state(false);
  trouble = $state<string | null>(null);
  done = $state<string | null>(null);
  /** The code of what went wrong. */
  code = $state<string | null>(null);

  /** `work` gives what is to be said when it is done. */
  async run(work: () => Promise<string | void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = this.done = this.code = null;
    try {
      this.done = (await work()) ?? null;
    } catch (error) {
      if (error instanceof TellError) this.trouble = t(error.key);
      else if (error instanceof PasskeyError) this.trouble = error.key ? t(error.key) : null;
      else if (error instanceof ApiError) {
        this.code = error.code;
        this.trouble = sentence(error);
      } else throw error;
    } finally {
      this.busy = false;
    }
  }
}

/** The browser of a session or of a passkey. */
export function browserName({ browser, system }: Pick<Browser, "browser" | "system">): string {
  if (browser && system) return t("account-browser", { browser, system });
  return browser ?? system ?? t("account-browser-unknown");
}

/** A day as people say it; `seconds` since 1970. */
export function day(seconds: number, now = new Date()): string {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return t("account-day", { days: Math.max(0, Math.round((midnight(now) - midnight(new Date(seconds * 1000))) / 86_400_000)) });
}
