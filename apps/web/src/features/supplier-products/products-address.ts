import { normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

/** State of a supplier's products in one area, in the query. */
export interface ProductsAddress {
  readonly term: string;
  readonly categoryId?: string;
  readonly pageNumber: number;
}

export const ALL_PRODUCTS: ProductsAddress = { term: '', pageNumber: 1 };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const LONGEST_TERM = 120;
/** Lists of products are paged down to their first ten thousand. */
const LAST_PAGE = 400;

export function parseProductsAddress(query: Query): ProductsAddress {
  const first = (key: string) => [query[key]].flat()[0] ?? '';
  const page = Number(toLatinDigits(first('pageNumber')));
  const categoryId = first('categoryId');
  return {
    term: normaliseInput(first('term')).slice(0, LONGEST_TERM).trim(),
    ...(/^[\w-]{1,64}$/.test(categoryId) ? { categoryId } : {}),
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function productsHref(path: string, { term, categoryId, pageNumber }: ProductsAddress): string {
  const params = new URLSearchParams([
    ...(categoryId ? [['categoryId', categoryId]] : []),
    ...(term ? [['term', term]] : []),
    ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : []),
  ]);
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
