/** How a person is told that it is their turn, as the server tells of it, and what this browser can. */

import { request } from "../lib/api";
import { TELLS } from "../lib/turns.svelte";
import { t } from "../lib/words";
import { TellError } from "./tell-error";

export type Kind = "push" | "mail" | "hook";
type Trouble = "unreachable" | "refused" | "inside";

export interface Way {
  on: boolean;
  delay: number;
  trouble: Trouble | null;
}

export interface Calls {
  soonest: number;
  push: { key: string; here: Way | null; others: number };
  mail: { possible: boolean; address: string | null; pending: string | null; way: Way | null };
  webhook: { url: string; way: Way } | null;
}

interface Hook {
  webhook: Calls["webhook"];
  secret: string | null;
}

/** How this browser tells: by title and icon alone, by a notification while a page is open, or by pushes. */
export type Here = "no" | "tab" | "push";

export class Telling {
  all = $state.raw<Calls | null>(null);
  /** The secret of a webhook that was just made. */
  secret = $state<string | null>(null);
  #tab = $state(localStorage.getItem(TELLS) === "tab");

  get here(): Here {
    return this.all?.push.here ? "push" : this.#tab && possible.tab && Notification.permission === "granted" ? "tab" : "no";
  }

  async load(): Promise<void> {
    this.all = await request<Calls>("GET", "me/calls");
  }

  /** Throws TellError if the browser will not. */
  async tellHere(how: Here, delay: number): Promise<void> {
    if (how !== "no" && (await Notification.requestPermission()) !== "granted") throw new TellError("account-call-denied");
    if (how === "push") {
      const { endpoint, keys } = (await subscription(this.all!.push.key)).toJSON();
      this.all = await request<Calls>("PUT", "me/calls/push", { endpoint, keys, delay });
    } else if (this.all?.push.here) {
      this.all = await request<Calls>("DELETE", "me/calls/push", null);
      const worker = await navigator.serviceWorker.getRegistration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    }
    this.#tab = how === "tab";
    localStorage.setItem(TELLS, how);
  }

  async sendCode(address: string): Promise<void> {
    this.all = await request<Calls>("POST", "me/calls/mail", { address });
  }

  async confirm(code: string): Promise<void> {
    this.all = await request<Calls>("POST", "me/calls/mail/code", { code });
  }

  async mail(on: boolean, delay: number): Promise<void> {
    this.all = await request<Calls>("PUT", "me/calls/mail", { on, delay });
  }

  async forgetMail(): Promise<void> {
    this.all = await request<Calls>("DELETE", "me/calls/mail", null);
  }

  async hook(url: string, on: boolean, delay: number, renew = false): Promise<void> {
    this.#hooked(await request<Hook>("PUT", "webhook", { url, on, delay, renew }));
  }

  async forgetHook(): Promise<void> {
    this.#hooked(await request<Hook>("DELETE", "webhook", null));
  }

  #hooked(told: Hook): void {
    this.all = { ...this.all!, webhook: told.webhook };
    this.secret = told.secret;
  }

  /** What is to be said of it. Throws TellError. */
  async try(way: Kind): Promise<string> {
    const { sent, trouble } = await request<{ sent: boolean; trouble: Trouble | null }>("POST", "me/calls/try", { way });
    await this.load();
    if (!sent) throw new TellError(`account-call-trouble-${trouble ?? "unreachable"}`);
    return t("account-call-tried");
  }
}

export const possible = {
  tab: "Notification" in window,
  push: "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
};

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    try {
      // One made for other keys, of a server that was set up anew, is in the way.
      await (await pushManager.getSubscription())?.unsubscribe();
      return await pushManager.subscribe(options);
    } catch {
      throw new TellError("account-call-push-no");
    }
  }
}

const DELAYS = [30, 300, 1800, 10_800, 86_400];

/** The delays one may choose from, the present one among them. */
export function delays(soonest: number, now: number): number[] {
  return [...new Set([...DELAYS.filter((one) => one >= soonest), now])].sort((a, b) => a - b);
}

/** So many seconds in words. */
export function later(seconds: number): string {
  const [unit, size] = seconds >= 86_400 ? (["day", 86_400] as const) : seconds >= 3_600 ? (["hour", 3_600] as const) : seconds >= 60 ? (["minute", 60] as const) : (["second", 1] as const);
  const span = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.round(seconds / size));
  return t("account-call-after", { span });
}
