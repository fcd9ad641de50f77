import { isRecord } from '@bazaar/domain/parse-json';
import { readSessionHint } from '@/lib/session/session-hint';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** Storage key of the answers a person has seen on this device: ids of pages with a time each, no text. */
const SEEN_ANSWERS_KEY = 'bazaar-comments-seen';
const MOST_PAGES = 200;

/** Returns the time of the latest answer on a page that the logged-in person has seen here; undefined when none. */
export function readSeenUntil(pageId: string): string | undefined {
  return readPages()[pageId];
}

/** Stores that the answers on a page were shown. */
export function storeSeenUntil(pageId: string, at: string): void {
  const { [pageId]: before = '', ...others } = readPages();
  if (before >= at) return;
  const latest = Object.entries(others).slice(1 - MOST_PAGES);
  deviceStorage.writeJson(SEEN_ANSWERS_KEY, {
    owner: owner(),
    pages: Object.fromEntries([...latest, [pageId, at]]),
  });
}

function readPages(): Record<string, string> {
  const stored = deviceStorage.readJson(SEEN_ANSWERS_KEY);
  // Another person's on the same device count for nothing.
  if (!isRecord(stored) || stored.owner !== owner() || !isRecord(stored.pages)) return {};
  const pages = Object.entries(stored.pages).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(pages);
}

function owner(): string | null {
  return readSessionHint()?.sub ?? null;
}
