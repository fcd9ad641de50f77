import * as schemas from '@bazaar/api/zod/supplier-products';
import { readBaseProductOffers } from '../catalogue/base-product-offers';
import { refuseTooDeep } from '../catalogue/catalogue-request';
import { readProductPage } from '../catalogue/product-page';
import { findBaseProduct, findProduct, readOffers, readRelated } from '../catalogue/product-store';
import { searchCatalogue } from '../catalogue/search-catalogue';
import { shownProduct, shownProductDetail } from '../catalogue/shown-product';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound, ProblemError } from '../http/problem';

export const productOperations = [
  contractOperation(
    'listSupplierProducts',
    {
      schemas: {
        query: schemas.ListSupplierProductsQueryParams,
        responses: { 200: schemas.ListSupplierProductsResponse },
      },
    },
    async ({ query: { pageNumber, pageSize, sort, baseProducts, ...request } }, context) => {
      const { db } = context.services.database;
      refuseTooDeep({ pageNumber, pageSize });
      const { plan, found, repairedTerm } = await searchCatalogue(db, request);
      const rows = await readProductPage(db, plan, { pageNumber, pageSize, sort });
      const items = rows.map((row) => shownProduct(row, context));
      const models = baseProducts ? { baseProducts: await readBaseProductOffers(db, plan) } : {};
      return ok({ items, pageNumber, pageSize, ...found, ...models, ...(repairedTerm && { repairedTerm }) });
    },
  ),
  contractOperation(
    'getSupplierProductCatalog',
    {
      schemas: {
        params: schemas.GetSupplierProductCatalogParams,
        responses: { 200: schemas.GetSupplierProductCatalogResponse },
      },
    },
    async ({ params }, context) => {
      const found = await findProduct(context.services.database.db, params.id);
      if (found === undefined) throw notFound('این محصول');
      return ok(shownProductDetail(found, context));
    },
  ),
  contractOperation(
    'listRelatedSupplierProducts',
    {
      schemas: {
        params: schemas.ListRelatedSupplierProductsParams,
        query: schemas.ListRelatedSupplierProductsQueryParams,
        responses: { 200: schemas.ListRelatedSupplierProductsResponse },
      },
    },
    async ({ params, query }, context) => {
      const { db } = context.services.database;
      if ((await findProduct(db, params.id)) === undefined) throw notFound('این محصول');
      const rows = await readRelated(db, params.id, query.count ?? 8);
      return ok(rows.map((row) => shownProduct(row, context)));
    },
  ),
  contractOperation(
    'listOffersByProduct',
    {
      schemas: {
        query: schemas.ListOffersByProductQueryParams,
        responses: { 200: schemas.ListOffersByProductResponse },
      },
    },
    async ({ query }, context) => {
      const { db } = context.services.database;
      const baseProductId = query.baseProductId ?? (await baseProductOf(context, query.productId));
      const baseProduct = await findBaseProduct(db, baseProductId);
      if (baseProduct === undefined) throw notFound('این محصول پایه');
      const { pageNumber, pageSize, sort } = query;
      const filter = { baseProductId, saleCityIds: query.saleCityIds ?? [], sort, pageNumber, pageSize };
      const { rows, totalCount } = await readOffers(db, filter);
      const items = rows.map((row) => shownProduct(row, context));
      return ok({ baseProduct, offers: { items, totalCount, pageNumber, pageSize } });
    },
  ),
];

async function baseProductOf(
  context: Parameters<typeof shownProduct>[1],
  productId: string | undefined,
): Promise<string> {
  if (productId === undefined) {
    throw new ProblemError('bad-request', {
      errors: { baseProductId: ['شناسهٔ محصول پایه یا شناسهٔ محصول لازم است.'] },
    });
  }
  const found = await findProduct(context.services.database.db, productId);
  if (typeof found?.summary.baseProductId !== 'string') throw notFound('این محصول پایه');
  return found.summary.baseProductId;
}
