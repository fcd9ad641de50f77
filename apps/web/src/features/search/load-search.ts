import 'server-only';
import { listCategories } from '@bazaar/api/categories';
import type { PagedCategory, PagedSupplierSummary, SupplierProductSearch } from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { listSuppliers } from '@bazaar/api/suppliers';
import { reachablePage } from '@bazaar/domain/catalogue-filter';
import { load } from '@/platform/data/load';
import type { Loaded } from '@/platform/data/loaded';
import { secondary } from '@/platform/data/secondary';
import type { SearchAddress } from './search-address';

export const PAGE_SIZE = 25;

export interface SearchReading {
  readonly products: Loaded<SupplierProductSearch>;
  readonly suppliers: Loaded<PagedSupplierSummary>;
  readonly categories: Loaded<PagedCategory>;
}

/** Searches all kinds at once; each stands or fails alone. Nothing is asked for an empty term. */
export async function loadSearch({ term, tab, pageNumber }: SearchAddress): Promise<SearchReading> {
  const pageOf = (own: SearchAddress['tab']) => ({
    term,
    pageSize: PAGE_SIZE,
    pageNumber: tab === own ? reachablePage(pageNumber, PAGE_SIZE) : 1,
  });
  const [products, suppliers, categories] = await Promise.all([
    secondary(load('list', ['search'], (request) => listSupplierProducts(pageOf('products'), request))),
    secondary(load('list', ['search'], (request) => listSuppliers(pageOf('suppliers'), request))),
    secondary(load('list', ['search'], (request) => listCategories({ term, pageSize: 10 }, request))),
  ]);
  return { products, suppliers, categories };
}
