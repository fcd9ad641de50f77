import * as schemas from '@bazaar/api/zod/categories';
import { planCatalogue } from '../catalogue/catalogue-plan';
import { type CatalogueQuery, everything } from '../catalogue/catalogue-query';
import { readConditions, readFacetPropertyIds } from '../catalogue/catalogue-request';
import { readCategorySuppliers, type SupplierWithProducts } from '../catalogue/category-suppliers';
import type { StatedCondition } from '../catalogue/parse-conditions';
import { readFacets } from '../catalogue/read-facets';
import { refuseAtBody } from '../catalogue/refused-condition';
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
      const stated = (body.properties ?? []).map(toCondition);
      const query: CatalogueQuery = {
        ...everything,
        categoryId: params.id,
        conditions: await refuseAtBody(() => readConditions(db, stated, params.id)),
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
  measurementUnitId?: string;
}

/** Converts a selected property; `undefined` for one without any value, which does not filter. */
function toCondition(selected: SelectedProperty): StatedCondition | undefined {
  const { propertyId, value: min, maxValue: max, optionIds, bool, measurementUnitId: unitId } = selected;
  if (optionIds !== undefined && optionIds.length > 0) return { kind: 'options', propertyId, optionIds };
  if (bool !== undefined) return { kind: 'boolean', propertyId, value: bool };
  return min === undefined && max === undefined ? undefined : { kind: 'range', propertyId, min, max, unitId };
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
