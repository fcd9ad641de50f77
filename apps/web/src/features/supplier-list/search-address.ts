import { type CategoryType, isCategoryType } from '@bazaar/domain/category-menu';
import { normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

export const SUPPLIER_SORTS = ['-rank', 'name', '-productCount', '-createdAt'] as const;
export type SupplierSortName = (typeof SUPPLIER_SORTS)[number];
export const SUPPLIER_KINDS = [
  'Manufacturer',
  'Distributor',
  'Importer',
  'ServiceProvider',
  'Consultant',
  'Publisher',
] as const;
export type SupplierKindName = (typeof SUPPLIER_KINDS)[number];

/** State of a supplier search in its query; the term itself is the last part of the path. */
export interface SupplierSearchAddress {
  readonly categoryType?: CategoryType;
  readonly categoryId?: string;
  readonly kinds: readonly SupplierKindName[];
  readonly stateId?: string;
  readonly cityIds: readonly string[];
  readonly confirmedOnly: boolean;
  /** Brand of a delegation, as free text. */
  readonly brand: string;
  readonly sort: SupplierSortName;
  readonly pageNumber: number;
  /** Searches the term as typed, without repair. */
  readonly isExact: boolean;
}

export const PLAIN_SEARCH: SupplierSearchAddress = {
  kinds: [],
  cityIds: [],
  confirmedOnly: false,
  brand: '',
  sort: '-rank',
  pageNumber: 1,
  isExact: false,
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const ID = /^[\w-]{1,64}$/;
const LONGEST_TERM = 120;
const LAST_PAGE = 10_000;

/** Returns a term in the form the catalogue accepts. */
export function readTerm(text: string): string {
  return normaliseInput(text).slice(0, LONGEST_TERM).trim();
}

/** Parses an address; invalid parts fall back to their defaults. */
export function parseSupplierSearch(query: Query): SupplierSearchAddress {
  const all = (key: string) => [query[key] ?? []].flat();
  const first = (key: string) => all(key)[0] ?? '';
  const id = (key: string) => (ID.test(first(key)) ? first(key) : undefined);
  const page = Number(toLatinDigits(first('pageNumber')));
  const [area, categoryId, stateId] = [first('categoryType'), id('categoryId'), id('stateId')];
  return {
    ...(isCategoryType(area) ? { categoryType: area } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
    kinds: SUPPLIER_KINDS.filter((kind) => all('kinds').includes(kind)),
    ...(stateId === undefined ? {} : { stateId }),
    cityIds: [...new Set(all('cityIds'))].filter((city) => ID.test(city)).slice(0, 50),
    confirmedOnly: first('confirmedOnly') === 'true',
    brand: readTerm(first('brand')),
    sort: SUPPLIER_SORTS.find((sort) => sort === first('sort')) ?? '-rank',
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    isExact: first('exact') === '1',
  };
}

/** Returns the one address of a state of the search; defaults are left out. */
export function supplierSearchHref(path: string, address: SupplierSearchAddress): string {
  const { categoryType, categoryId, kinds, stateId, cityIds, confirmedOnly, brand, sort, pageNumber } =
    address;
  const params = new URLSearchParams([
    ...(categoryType ? [['categoryType', categoryType]] : []),
    ...(categoryId ? [['categoryId', categoryId]] : []),
    ...kinds.map((kind) => ['kinds', kind]),
    ...(stateId ? [['stateId', stateId]] : []),
    ...cityIds.map((id) => ['cityIds', id]),
    ...(confirmedOnly ? [['confirmedOnly', 'true']] : []),
    ...(brand ? [['brand', brand]] : []),
    ...(sort === '-rank' ? [] : [['sort', sort]]),
    ...(address.isExact ? [['exact', '1']] : []),
    ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : []),
  ]);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns the number of active facets. */
export function countFacets(address: SupplierSearchAddress): number {
  const { categoryType, categoryId, kinds, stateId, cityIds, confirmedOnly, brand } = address;
  const singles = [categoryType, categoryId, stateId, confirmedOnly, brand].filter(Boolean).length;
  return singles + kinds.length + cityIds.length;
}

/** Returns the search without facets. */
export function withoutFacets({ sort, isExact }: SupplierSearchAddress): SupplierSearchAddress {
  return { ...PLAIN_SEARCH, sort, isExact };
}
