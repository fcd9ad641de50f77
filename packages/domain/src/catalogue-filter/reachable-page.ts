/** Deepest item of a product list that can be paged to; the backend refuses deeper ones. */
const DEEPEST_ITEM = 10_000;

/** Returns the requested page, or the deepest page the backend serves. */
export function reachablePage(pageNumber: number, pageSize: number): number {
  return Math.min(pageNumber, Math.max(1, Math.floor(DEEPEST_ITEM / pageSize)));
}

/** Returns the last page to offer for `totalCount` items; 1 for an empty list. */
export function lastPage(totalCount: number, pageSize: number): number {
  return reachablePage(Math.max(1, Math.ceil(totalCount / pageSize)), pageSize);
}
