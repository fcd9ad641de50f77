import 'server-only';
import type { CategoryType, SupplierProductSearch } from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import type { ProductsAddress } from './products-address';

const PRODUCTS_PAGE_SIZE = 25;

const loadPage = cache(
  (supplierId: string, categoryType: CategoryType, term: string, categoryId: string, page: number) =>
    load('record', [`supplier:${supplierId}`], (request) =>
      listSupplierProducts(
        {
          supplierId,
          categoryType,
          ...(term === '' ? {} : { term }),
          ...(categoryId === '' ? {} : { categoryId }),
          sort: '-createdAt',
          pageNumber: page,
          pageSize: PRODUCTS_PAGE_SIZE,
        },
        request,
      ),
    ),
);

/** Loads one page of a supplier's products in an area. */
export function loadProducts(
  supplierId: string,
  categoryType: CategoryType,
  { term, categoryId = '', pageNumber }: ProductsAddress,
): Promise<QueryResult<SupplierProductSearch>> {
  return loadPage(supplierId, categoryType, term, categoryId, pageNumber);
}

/** Returns the supplier's number of products per area; undefined where the count could not be read. */
export function countAreas(
  supplierId: string,
  areas: readonly CategoryType[],
): Promise<{ readonly area: CategoryType; readonly count: number | undefined }[]> {
  return Promise.all(
    areas.map(async (area) => {
      const result = await loadPage(supplierId, area, '', '', 1);
      return { area, count: valueOr(result, undefined)?.totalCount };
    }),
  );
}
