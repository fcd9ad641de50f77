import type { SharedPages } from './shared-pages.ts';

let current: SharedPages | undefined;

/** Returns the page cache this process shares with others; undefined where it shares none, as in the build. */
export function sharedPages(): SharedPages | undefined {
  return current;
}

export function useSharedPages(pages: SharedPages | undefined): void {
  current = pages;
}
