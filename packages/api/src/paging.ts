interface Page {
  readonly totalCount: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/**
 * Options of every infinite query of a paged list: `useListNotesInfinite(params, { query: nextPage })`. Pages count from 1; the last one
 * has no next.
 */
export const nextPage = {
  initialPageParam: 1,
  getNextPageParam: ({ totalCount, pageNumber, pageSize }: Page): number | undefined =>
    pageNumber * pageSize < totalCount ? pageNumber + 1 : undefined,
};
