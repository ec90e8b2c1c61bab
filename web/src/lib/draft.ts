/** Half-made choices, kept for a reload in this tab; nothing here is the truth of a table. */

const PREFIX = "ridback:draft:";

export function keepDraft(table: string, ply: number, kind: string, draft: unknown): void {
  try {
    dropDrafts(table);
    sessionStorage.setItem(`${PREFIX}${table}:${ply}:${kind}`, JSON.stringify(draft));
  } catch {
    // No storage (private mode, full): the choice is then simply not kept.
  }
}

export function keptDraft<T>(table: string, ply: number, kind: string): T | null {
  try {
    const text = sessionStorage.getItem(`${PREFIX}${table}:${ply}:${kind}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function dropDrafts(table: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${PREFIX}${table}:`)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
