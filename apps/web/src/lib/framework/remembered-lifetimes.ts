import { LRUCache } from 'lru-cache';
import lifetimesModule from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { exportsOf } from './exports-of.ts';

/** Addresses whose lifetimes stay in memory; a page that is being rendered needs its own for that long only. */
const MOST_LIFETIMES = 500;

interface Lifetimes {
  get(route: string): object | undefined;
  set(route: string, lifetime: object): unknown;
  clear(): void;
}

const { SharedCacheControls } = exportsOf(lifetimesModule) as unknown as {
  SharedCacheControls: { cacheControls: Lifetimes };
};

/**
 * Has the framework forget the lifetimes of pages requested long ago. It keeps one of every address ever rendered, a kilobyte for each
 * page of a catalogue.
 *
 * Assumed: the lifetimes stand in one map of the class, of which it calls `get`, `set` and `clear`; an entry of the page cache that states
 * its own lifetime needs none there.
 */
export function boundRememberedLifetimes(): void {
  SharedCacheControls.cacheControls = new LRUCache<string, object>({ max: MOST_LIFETIMES });
}
