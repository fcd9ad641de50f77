/**
 * Pages of links in view that are on their way at a time. The router fetches at most four, one less than specification §9 allows: the
 * fourth place is for the link the pointer rests on.
 */
const AT_A_TIME = 3;
/** How long in ms a page is waited for: one that the router already has is never requested. */
const PATIENCE_MS = 3_000;

/** Fetches pages in turn; what the visitor points at goes before all others. */
export interface PrefetchQueue {
  /** Fetches the page at once, and before those that wait. */
  first(href: string): void;
  /** Fetches the page in its turn; `isWanted` is asked when that has come. */
  inTurn(href: string, isWanted: () => boolean): void;
  stop(): void;
}

/** Returns a queue over the router's `fetchPage`. */
export function prefetchQueue(fetchPage: (href: string) => void): PrefetchQueue {
  const known = new Set<string>();
  const waiting = new Map<string, () => boolean>();
  const underway = new Map<string, ReturnType<typeof setTimeout>>();
  const pointed = new Set<string>();
  const start = (href: string) => {
    known.add(href);
    waiting.delete(href);
    underway.set(pathOf(href), setTimeout(end, PATIENCE_MS, pathOf(href)));
    fetchPage(href);
  };
  const end = (path: string) => {
    clearTimeout(underway.get(path));
    pointed.delete(path);
    if (underway.delete(path)) goOn();
  };
  const goOn = () => {
    for (const [href, isWanted] of waiting) {
      // While the visitor waits for one page, no other shares the line with it.
      if (pointed.size > 0 || underway.size >= AT_A_TIME) return;
      if (isWanted()) start(href);
      else waiting.delete(href);
    }
  };
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (name.includes('_rsc=')) end(pathOf(name));
    }
  });
  arrivals.observe({ type: 'resource' });
  return {
    first(href) {
      if (known.has(href)) return;
      pointed.add(pathOf(href));
      start(href);
    },
    inTurn(href, isWanted) {
      if (known.has(href)) return;
      waiting.set(href, isWanted);
      goOn();
    },
    stop() {
      arrivals.disconnect();
      waiting.clear();
      for (const timer of underway.values()) clearTimeout(timer);
    },
  };
}

function pathOf(href: string): string {
  return new URL(href, location.origin).pathname;
}
