/**
 * Query keys that make a product list its own page. A list address with none of them is the cached first page;
 * with one of them `next.config.ts` sends it to the route that renders per request. Other keys (campaign marks) do not.
 */
export const LIST_QUERY_KEYS = [
  'f',
  'sort',
  'term',
  'pageNumber',
  'pageSize',
  'view',
  'columns',
  'units',
  'saleCityIds',
  'kinds',
  'priceKind',
  'confirmedOnly',
] as const;

/** With this key a list is a comparison of its products, a page of its own; it comes before the keys above. */
export const COMPARE_QUERY_KEY = 'compare';

/** The quantity whose converter was sent as a form, without script. */
export const CONVERT_QUERY_KEY = 'convert';
