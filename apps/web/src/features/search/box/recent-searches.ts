const KEY = 'bazaar-recent-searches';
const MOST = 6;

/** Searches made in this browser, newest first; none where storage is blocked or holds something else. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(term: string): void {
  write(withSearch(readRecent(), term));
}

export function clearRecent(): void {
  write([]);
}

/** The list with the term in front, once, and no longer than it may be. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const wanted = term.trim();
  return wanted === '' ? recent : [wanted, ...recent.filter((other) => other !== wanted)].slice(0, MOST);
}

function write(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Full or blocked: a convenience is lost, nothing else.
  }
}
