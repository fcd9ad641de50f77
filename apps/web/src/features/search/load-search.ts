import 'server-only';
import { listCategories } from '@bazaar/api/categories';
import { searchMediaVideos } from '@bazaar/api/media-videos';
import type {
  PagedCategory,
  PagedMediaVideo,
  PagedPageSummary,
  PagedSupplierSummary,
  SupplierProductSearch,
} from '@bazaar/api/model';
import { listPages } from '@bazaar/api/pages';
import { listSearchSuggestions } from '@bazaar/api/searches';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { listSuppliers } from '@bazaar/api/suppliers';
import { reachablePage } from '@bazaar/domain/catalogue-filter';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import { loadNarrower } from './load-narrower';
import type { SearchAddress, SearchKind } from './search-address';

/** Page size of one kind; the page of all kinds shows the first few. */
export const PAGE_SIZE = 25;
const FIRST_SIZE = 10;

export interface FoundKinds {
  readonly products: QueryResult<SupplierProductSearch>;
  readonly suppliers: QueryResult<PagedSupplierSummary>;
  readonly contents: QueryResult<PagedPageSummary>;
  readonly videos: QueryResult<PagedMediaVideo>;
  readonly categories: QueryResult<PagedCategory>;
}

export interface SearchResult {
  readonly found: FoundKinds;
  /** Repaired form of a term without results. */
  readonly repairedTerm?: string;
  /** The results are those of the repaired term. */
  readonly isRepaired: boolean;
}

/**
 * Searches all kinds in parallel; each may fail on its own. When none has results for the term as typed, all are searched again for the
 * form the catalogue suggests, unless the address wants the exact one. Products come repaired in the first round, so that reads which
 * depend on them can run beside the second.
 */
export async function loadSearch(address: SearchAddress): Promise<SearchResult> {
  const { term, isExact } = address;
  const [suggestions, requested] = await Promise.all([
    load('suggestion', ['search'], (request) => listSearchSuggestions({ term, full: true }, request)),
    readKinds(address),
  ]);
  const found = { ...requested, products: asTyped(requested.products) };
  const repairedTerm = isNothing(found) ? valueOr(suggestions, undefined)?.repairedTerm : undefined;
  if (repairedTerm === undefined || isExact) return { found, repairedTerm, isRepaired: false };
  const products = isRepairedTo(requested.products, repairedTerm) ? requested.products : undefined;
  if (products?.state === 'ready') void loadNarrower(products.value.items);
  return {
    found: await readKinds({ ...address, term: repairedTerm }, products),
    repairedTerm,
    isRepaired: true,
  };
}

/** Removes the products of a repaired term, which are not results of the typed one. */
function asTyped(products: FoundKinds['products']): FoundKinds['products'] {
  if (products.state !== 'ready' || products.value.repairedTerm === undefined) return products;
  return ready({ ...products.value, items: [], totalCount: 0, isTotalEstimated: false });
}

function isRepairedTo(products: FoundKinds['products'], term: string): boolean {
  return products.state === 'ready' && products.value.repairedTerm === term;
}

/** Returns true when every kind that could be read is empty. */
export function isNothing(found: FoundKinds): boolean {
  return Object.values(found).every((part) => part.state !== 'ready' || part.value.totalCount === 0);
}

/** @param known products that were read already */
async function readKinds(
  { term, tab, pageNumber, isExact }: SearchAddress,
  known?: FoundKinds['products'],
): Promise<FoundKinds> {
  const pageOf = (own: SearchKind) =>
    tab === own
      ? { term, pageSize: PAGE_SIZE, pageNumber: reachablePage(pageNumber, PAGE_SIZE) }
      : { term, pageSize: FIRST_SIZE, pageNumber: 1 };
  const [products, suppliers, contents, videos, categories] = await Promise.all([
    known ??
      optionalData(
        load('list', ['search'], (request) =>
          listSupplierProducts({ ...pageOf('products'), ...(isExact ? { exact: true } : {}) }, request),
        ),
      ),
    optionalData(load('list', ['search'], (request) => listSuppliers(pageOf('suppliers'), request))),
    optionalData(load('list', ['search'], (request) => listPages(pageOf('contents'), request))),
    optionalData(load('list', ['search'], (request) => searchMediaVideos(pageOf('videos'), request))),
    load('list', ['search'], (request) => listCategories(pageOf('categories'), request)),
  ]);
  return { products, suppliers, contents, videos, categories };
}
