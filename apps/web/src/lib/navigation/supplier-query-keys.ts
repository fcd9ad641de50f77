/**
 * Query keys that make a supplier screen its own page. Without any of them its address is a page cached for everybody;
 * with one `next.config.ts` sends it to the twin that renders per request. Other keys (campaign marks) do not.
 */
export const SUPPLIER_QUERY_KEYS = [
  'pageNumber',
  'pageSize',
  'city',
  'state',
  'd',
  'type',
  'term',
  'categoryId',
  'f',
  'sort',
  'kinds',
  'saleCityIds',
  'confirmedOnly',
  'form',
] as const;

/** The same for the directory of an area. */
export const DIRECTORY_QUERY_KEYS = ['pageNumber', 'letter', 'cityIds', 'term'] as const;
