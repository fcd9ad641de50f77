import { fixedPaths } from './fixed-paths.ts';

/**
 * Returns the address of a search: all kinds of results, or one of its tabs. It stands apart from the other addresses because the search box
 * is on every page.
 */
export function searchPath(term: string, tab?: 'contents'): string {
  return `${fixedPaths.search}?${new URLSearchParams({ q: term, ...(tab ? { tab } : {}) })}`;
}
