import { pageCounts } from '../cache/page-counts.ts';
import { isFresh, lifetimeOf } from '../cache/page-freshness.ts';
import type { Stored } from '../framework/file-system-cache.ts';
import type { SharedPages } from './shared-pages.ts';

/** For so long in ms a page that another instance is rendering passes for valid. */
const RENDERED_ELSEWHERE_MS = 2_000;

/**
 * Returns what `look` finds, so that only one instance renders a page at a time: the framework renders after a stale copy, or none.
 * While another instance does, a stale copy passes for valid, and without one this request waits for that render. The lock of a page
 * that this instance is to render is released by whoever stores it.
 */
export async function renderOnce<Page extends Stored>(
  shared: SharedPages,
  key: string,
  look: () => Promise<Page | null>,
): Promise<Page | null> {
  const stored = await look();
  if (isFresh(stored)) return stored;
  if (await shared.locks.acquire(key)) return lookAgain(shared, key, stored, look);
  pageCounts.left += 1;
  if (stored) return passedForValid(stored);
  await shared.locks.waitFor(key);
  const rendered = await look();
  // It failed there, or its instance died: this one renders, alone if it can.
  if (!rendered) await shared.locks.acquire(key);
  return rendered;
}

/** Between the first look and the lock another instance may have stored the page. */
async function lookAgain<Page extends Stored>(
  shared: SharedPages,
  key: string,
  stored: Page | null,
  look: () => Promise<Page | null>,
): Promise<Page | null> {
  const record = await shared.find(key);
  if (!record || record.lastModified <= (stored?.lastModified ?? 0)) return stored;
  await shared.locks.release(key);
  return look();
}

function passedForValid<Page extends Stored>(stored: Page): Page {
  const lifetime = lifetimeOf(stored);
  if (lifetime === false) return stored;
  return { ...stored, lastModified: Date.now() - lifetime * 1_000 + RENDERED_ELSEWHERE_MS };
}
