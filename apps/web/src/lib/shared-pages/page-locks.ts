import type { PatientStore } from './patient-store.ts';

/** A lock outlives its holder by at most this many ms. */
export const LOCK_MS = 1_500;
const RENEW_MS = 500;
/** A render that takes longer, or that ended without a page, gives its lock up. */
const LONGEST_RENDER_MS = 6_000;
/** Longest wait in ms for another instance's render; that of a page's reads. */
const LONGEST_WAIT_MS = 3_000;
const LOOK_MS = 40;

/** Locks of pages that are being rendered: one instance at a time. They vanish by themselves when the holder dies. */
export class PageLocks {
  private readonly store: PatientStore;
  private readonly owner: string;
  /** Pages this instance renders, with the time in ms since when. */
  private readonly held = new Map<string, number>();
  private renewal: NodeJS.Timeout | undefined;

  constructor(store: PatientStore, owner: string) {
    this.store = store;
    this.owner = owner;
  }

  /** Returns true when this instance is to render the page: it has the lock, or there is no store to ask. */
  async acquire(key: string): Promise<boolean> {
    const isMine = await this.store.ask((commands) => commands.lock(key, this.owner, LOCK_MS));
    if (isMine) this.hold(key);
    return isMine ?? true;
  }

  async release(key: string): Promise<void> {
    if (!this.held.delete(key)) return;
    if (this.held.size === 0) this.stopRenewing();
    await this.store.ask((commands) => commands.unlock(key, this.owner));
  }

  /** Resolves when no instance renders the page any more, or the wait is over. */
  async waitFor(key: string): Promise<void> {
    const untilMs = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < untilMs) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const isLocked = await this.store.ask((commands) => commands.isLocked(key));
      if (isLocked !== true) return;
    }
  }

  private hold(key: string): void {
    this.held.set(key, performance.now());
    this.renewal ??= setInterval(() => this.renew(), RENEW_MS).unref();
  }

  private renew(): void {
    for (const [key, sinceMs] of this.held) {
      if (performance.now() - sinceMs > LONGEST_RENDER_MS) this.held.delete(key);
      else void this.store.ask((commands) => commands.lock(key, this.owner, LOCK_MS));
    }
    if (this.held.size === 0) this.stopRenewing();
  }

  private stopRenewing(): void {
    clearInterval(this.renewal);
    this.renewal = undefined;
  }
}
