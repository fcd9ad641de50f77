import { deviceStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-recent-searches';
const MOST = 6;

/** Returns the searches made in this browser, newest first; empty for an invalid stored value. */
export function readRecent(): readonly string[] {
  const stored = deviceStorage.readJson(KEY);
  return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : [];
}

export function rememberSearch(term: string): void {
  deviceStorage.writeJson(KEY, withSearch(readRecent(), term));
}

export function clearRecent(): void {
  deviceStorage.writeJson(KEY, []);
}

/** Returns the list with the term moved to its front, cut to its maximum length. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const wanted = term.trim();
  return wanted === '' ? recent : [wanted, ...recent.filter((other) => other !== wanted)].slice(0, MOST);
}
