import { fixedPaths } from './fixed-paths.ts';

/**
 * Returns the address of a search: all kinds of results, or one of its tabs. It stands apart from the other addresses because the search box
 * is on every page.
 */
export function searchPath(term: string, tab?: 'contents'): string {
  return `${fixedPaths.search}?${new URLSearchParams({ q: term, ...(tab ? { tab } : {}) })}`;
}

const IN_AREA = '/products/search/';

/** Returns the address of a search in one area, or everywhere without one. */
export function areaSearchPath(term: string, area = ''): string {
  return area === '' ? searchPath(term) : `${IN_AREA}${area}?${new URLSearchParams({ term })}`;
}

/** Returns the area of a search's page, empty for one everywhere; undefined on every other page. */
export function areaOfSearch(path: string): string | undefined {
  if (path === fixedPaths.search) return '';
  return path.startsWith(IN_AREA) ? path.slice(IN_AREA.length) : undefined;
}
