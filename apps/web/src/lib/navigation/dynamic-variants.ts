/**
 * Dynamic variants of routes. An address whose page is cached for everybody is rendered per request as soon as its query has a key that
 * changes the page; other keys (campaign parameters) leave it cached. The rewrites of `next.config.ts` and the conditions in the matcher of
 * `proxy.ts` are made from this table. It imports nothing, so that a script can read it.
 */
interface DynamicVariant {
  /** Public addresses of the route, as Next writes a source. */
  readonly source: string;
  /** Any one of these keys in the query leads to it. */
  readonly queryKeys: readonly string[];
  /** Its route: the same address below this folder of `app/(default)`. */
  readonly folder: '/dynamic' | '/dynamic/compare';
}

/** The first matching row is taken. */
export const DYNAMIC_VARIANTS: readonly DynamicVariant[] = [
  // With this key a list is a comparison of its products: a page of its own.
  { source: '/products/category/:path*', queryKeys: ['compare'], folder: '/dynamic/compare' },
  // A form that was sent without script.
  { source: '/category/categoryType/:categoryType', queryKeys: ['term'], folder: '/dynamic' },
  { source: '/category/properties/:path*', queryKeys: ['convert'], folder: '/dynamic' },
  {
    source: '/products/category/:path*',
    queryKeys: [
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
    ],
    folder: '/dynamic',
  },
  {
    source: '/supplier/:path*',
    queryKeys: [
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
    ],
    folder: '/dynamic',
  },
  {
    source: '/suppliers/:categoryType',
    queryKeys: ['pageNumber', 'letter', 'cityIds', 'term'],
    folder: '/dynamic',
  },
  {
    source: '/contents/:path*',
    queryKeys: ['pageNumber', 'sort', 'label', 'type', 'preview'],
    folder: '/dynamic',
  },
  {
    source: '/category/contents/:path*',
    queryKeys: ['pageNumber', 'sort', 'label', 'type'],
    folder: '/dynamic',
  },
  { source: '/faq', queryKeys: ['term'], folder: '/dynamic' },
  {
    source: '/videos',
    queryKeys: ['pageNumber', 'term', 'tag', 'categoryId', 'sort', 'v'],
    folder: '/dynamic',
  },
  { source: '/ai', queryKeys: ['q'], folder: '/dynamic' },
  { source: '/newai', queryKeys: ['q'], folder: '/dynamic' },
];

interface QueryCondition {
  readonly source: string;
  readonly has: { type: 'query'; key: string }[];
}

/** Returns one matcher condition for each query key that makes an address dynamic. */
export function dynamicConditions(): QueryCondition[] {
  return DYNAMIC_VARIANTS.flatMap(({ source, queryKeys }) =>
    queryKeys.map((key) => ({ source, has: [{ type: 'query' as const, key }] })),
  );
}

/** Returns the rewrites that lead such an address to its dynamic variant. */
export function dynamicRewrites(): (QueryCondition & { readonly destination: string })[] {
  return DYNAMIC_VARIANTS.flatMap(({ source, queryKeys, folder }) =>
    queryKeys.map((key) => ({
      source,
      has: [{ type: 'query' as const, key }],
      destination: `${folder}${source}`,
    })),
  );
}

/** Returns the public address of a dynamic variant's route; undefined for every other address. */
export function publicPathOf(pathname: string): string | undefined {
  const folder = DYNAMIC_VARIANTS.map((variant) => `${variant.folder}/`)
    .toSorted((left, right) => right.length - left.length)
    .find((prefix) => pathname.startsWith(prefix));
  return folder === undefined ? undefined : `/${pathname.slice(folder.length)}`;
}
