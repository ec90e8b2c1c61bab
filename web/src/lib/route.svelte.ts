/**
 * The addresses: the home page; /account, who one is; /be#CODE, a link that makes this browser somebody; /t/ID, a table;
 * /people, who stands where; /people/NAME, /results and /t/ID/people/SEAT, what came of the games of somebody, of mine, of who sits there;
 * /t/ID?ply=PLY&seat=SEAT, how it looked at a ply (`seat` is one, or "open"); and /t/ID/review/SEAT/PLY, how its game went. Seats may be
 * left out, and so may the ply of a review.
 */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** The table in the address, if it names one. */
  get table(): string | null {
    return /^\/t\/([\w-]+)(?:\/?$|\/review(?:\/|$))/.exec(this.path)?.[1] ?? null;
  }

  /** Whether it is the table's review. */
  get review(): boolean {
    return /^\/t\/[\w-]+\/review(\/|$)/.test(this.path);
  }

  /** Whether it is about results: who stands where, somebody's, or mine. */
  get people(): boolean {
    return /^\/(results$|people(\/|$)|t\/[\w-]+\/people\/)/.test(this.path);
  }

  /** Whether it is the table as it was at some ply. */
  get past(): boolean {
    return !this.review && new URLSearchParams(this.search).has("ply");
  }

  /** ``address`` may have a query. */
  go(address: string): void {
    const [path, query] = address.split("?");
    const whole = path + (query ? `?${query}` : keptSearch());
    if (whole !== location.pathname + location.search) history.pushState(null, "", whole);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

/** In the fixture-driven development mode the fixture stays in the address. */
function keptSearch(): string {
  return import.meta.env.DEV ? location.search : "";
}

export const route = new Route();

/** For links that stay inside the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link) return;
  event.preventDefault();
  const { pathname, search } = new URL(link.href);
  route.go(pathname + search);
}
