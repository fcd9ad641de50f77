import type { PageRecord } from '../framework/local-pages.ts';

/** Pages that wait for the store; of more the oldest are given up, for they are in this instance's own cache all the same. */
const MOST_PAGES = 64;
/**
 * Pause in ms before they are tried again, twice as long after each failure: a store that takes no pages, being full, is still to be asked
 * for those it has, and a failure makes it rest.
 */
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Stores a page; returns false when the store did not take it. */
type StorePage = (key: string, record: PageRecord) => Promise<boolean>;

/**
 * Pages that the store did not take when they were rendered: it was away, or this process too busy to hear its answer in time. They are
 * written again one after the other, the newest version of each.
 */
export class LatePages {
  private readonly waiting = new Map<string, PageRecord>();
  private readonly storePage: StorePage;
  private timer: NodeJS.Timeout | undefined;
  private pauseMs = SHORTEST_PAUSE_MS;

  constructor(storePage: StorePage) {
    this.storePage = storePage;
  }

  add(key: string, record: PageRecord): void {
    this.waiting.delete(key);
    this.waiting.set(key, record);
    for (const [oldest] of this.waiting) {
      if (this.waiting.size <= MOST_PAGES) break;
      this.waiting.delete(oldest);
    }
    this.timer ??= this.nextTry();
  }

  /** Drops the version that waits: a newer one is stored. */
  drop(key: string): void {
    this.waiting.delete(key);
  }

  private nextTry(): NodeJS.Timeout {
    return setTimeout(() => this.storeAll(), this.pauseMs).unref();
  }

  private async storeAll(): Promise<void> {
    for (const [key, record] of [...this.waiting]) {
      if (this.waiting.get(key) !== record) continue;
      const isStored = await this.storePage(key, record);
      this.pauseMs = isStored ? SHORTEST_PAUSE_MS : Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
      if (!isStored) break;
      if (this.waiting.get(key) === record) this.waiting.delete(key);
    }
    this.timer = this.waiting.size === 0 ? undefined : this.nextTry();
  }
}
