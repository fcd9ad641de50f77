import * as schemas from '@bazaar/api/zod/categories';
import { planCatalogue } from '../catalogue/catalogue-plan';
import { type CatalogueQuery, everything, type PropertyCondition } from '../catalogue/catalogue-query';
import { readFacetPropertyIds } from '../catalogue/catalogue-request';
import { readCategorySuppliers, type SupplierWithProducts } from '../catalogue/category-suppliers';
import { readFacets } from '../catalogue/read-facets';
import { shownProduct } from '../catalogue/shown-product';
import { contractOperation, ok } from '../http/contract-operation';
import type { RequestContext } from '../server/request-context';
import { summaryToday } from '../suppliers/evidence-state';
import { requireCategory } from './categories';

export const categorySupplierOperations = [
  contractOperation(
    'listCategorySuppliersWithCatalog',
    {
      schemas: {
        params: schemas.ListCategorySuppliersWithCatalogParams,
        query: schemas.ListCategorySuppliersWithCatalogQueryParams,
        responses: { 200: schemas.ListCategorySuppliersWithCatalogResponse },
      },
    },
    async ({ params, query: { pageNumber, pageSize, cityIds } }, context) => {
      await requireCategory(context, params.id);
      const query = { ...everything, categoryId: params.id, saleCityIds: cityIds ?? [] };
      const page = { pageNumber, pageSize };
      const { db } = context.services.database;
      const plan = await planCatalogue(db, query);
      const { rows, ...counted } = await readCategorySuppliers(db, plan, page);
      return ok({ items: rows.map((row) => shownSupplier(row, context)), ...counted, ...page });
    },
  ),
  contractOperation(
    'searchCategorySuppliers',
    {
      schemas: {
        params: schemas.SearchCategorySuppliersParams,
        body: schemas.SearchCategorySuppliersBody,
        responses: { 200: schemas.SearchCategorySuppliersResponse },
      },
    },
    async ({ params, body }, context) => {
      await requireCategory(context, params.id);
      const { db } = context.services.database;
      const query: CatalogueQuery = {
        ...everything,
        categoryId: params.id,
        conditions: (body.properties ?? []).flatMap(toCondition),
        saleCityIds: body.saleCityIds ?? [],
        kinds: body.kinds ?? [],
        confirmedOnly: body.confirmedOnly === true,
      };
      const page = { pageNumber: body.pageNumber ?? 1, pageSize: body.pageSize ?? 10 };
      const plan = await planCatalogue(db, query);
      const { rows, ...counted } = await readCategorySuppliers(db, plan, { ...page, sort: body.sort });
      const found = await readFacets(db, plan, await readFacetPropertyIds(db, query));
      const items = rows.map((row) => shownSupplier(row, context));
      const { facets, saleCities, isTotalEstimated } = found;
      return ok({
        items,
        ...(isTotalEstimated && { isTotalEstimated }),
        ...counted,
        ...page,
        facets,
        saleCities,
      });
    },
  ),
];

interface SelectedProperty {
  propertyId: string;
  value?: number;
  maxValue?: number;
  optionIds?: string[];
  bool?: boolean;
}

/** Converts a selected property; numbers are in the base unit. A property without any value does not filter. */
function toCondition(selected: SelectedProperty): PropertyCondition[] {
  const { propertyId, value: min, maxValue: max, optionIds, bool } = selected;
  if (optionIds !== undefined && optionIds.length > 0) return [{ kind: 'options', propertyId, optionIds }];
  if (bool !== undefined) return [{ kind: 'boolean', propertyId, value: bool }];
  return min === undefined && max === undefined ? [] : [{ kind: 'range', propertyId, min, max }];
}

function shownSupplier({ summary, products }: SupplierWithProducts, context: RequestContext) {
  const { categoryNames, brandNames, ...supplier } = summaryToday(summary, context.services.clock.now());
  return {
    ...supplier,
    categoryNames,
    brandNames,
    products: products.map((product) => shownProduct({ summary: product, supplier }, context)),
  };
}
