/** Two addresses: the home page and /t/ID, a table. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** The table in the address, if it names one. */
  get table(): string | null {
    return /^\/t\/([\w-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path + keptSearch());
    this.path = path;
    scrollTo(0, 0);
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
  route.go(new URL(link.href).pathname);
}
