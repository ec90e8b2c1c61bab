/** At which tables it is my turn, and what the page is called. The rest of telling so (asking.svelte.ts) comes when the page is there. */

/** Where this browser keeps how it tells: "tab", while a page is open; "push", always; nothing: by title and icon alone. */
export const TELLS = "ridback-tells";

class Turns {
  tables = $state.raw<readonly string[]>([]);
  /** What the page is called, but for how many tables wait. */
  page = $state("");

  title(page: string): void {
    this.page = page;
    if (!this.tables.length) document.title = page;
  }

  /** An open table says at once whether it is my turn there. */
  heard(table: string, mine: boolean): void {
    if (mine !== this.tables.includes(table)) this.tables = mine ? [...this.tables, table] : this.tables.filter((one) => one !== table);
  }
}

export const turns = new Turns();
