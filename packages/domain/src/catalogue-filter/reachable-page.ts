/** A list of products can be paged down to this item; the backend refuses what lies deeper. */
const DEEPEST_ITEM = 10_000;

/** The asked page, or the deepest one that can be asked for. */
export function reachablePage(pageNumber: number, pageSize: number): number {
  return Math.min(pageNumber, Math.max(1, Math.floor(DEEPEST_ITEM / pageSize)));
}

/** The last page of so many items that can be offered; 1 for an empty list. */
export function lastPage(totalCount: number, pageSize: number): number {
  return reachablePage(Math.max(1, Math.ceil(totalCount / pageSize)), pageSize);
}
