import * as schemas from '@bazaar/api/zod/categories';
import type { CatalogueQuery, PropertyCondition } from '../catalogue/catalogue-query';
import { readFacetPropertyIds } from '../catalogue/catalogue-request';
import { readCategorySuppliers, type SupplierWithProducts } from '../catalogue/category-suppliers';
import { readFacets } from '../catalogue/facets';
import { shownProduct } from '../catalogue/shown-product';
import { contractOperation, ok } from '../http/contract-operation';
import type { RequestContext } from '../server/request-context';
import { summaryToday } from '../suppliers/evidence-state';
import { requireCategory } from './categories';

const everything: CatalogueQuery = {
  words: [],
  conditions: [],
  saleCityIds: [],
  kinds: [],
  priceKinds: [],
  confirmedOnly: false,
};

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
      const { rows, totalCount } = await readCategorySuppliers(context.services.database.db, query, page);
      return ok({ items: rows.map((row) => shownSupplier(row, context)), totalCount, ...page });
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
      const { rows, totalCount } = await readCategorySuppliers(db, query, { ...page, sort: body.sort });
      const { facets, saleCities } = await readFacets(db, query, await readFacetPropertyIds(db, query));
      const items = rows.map((row) => shownSupplier(row, context));
      return ok({ items, totalCount, ...page, facets, saleCities });
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

/** Numbers come in the base unit; a property selected without any value narrows nothing. */
function toCondition(selected: SelectedProperty): PropertyCondition[] {
  const { propertyId, value: min, maxValue: max, optionIds, bool } = selected;
  if (optionIds !== undefined && optionIds.length > 0) return [{ kind: 'options', propertyId, optionIds }];
  if (bool !== undefined) return [{ kind: 'boolean', propertyId, value: bool }];
  return min === undefined && max === undefined ? [] : [{ kind: 'range', propertyId, min, max }];
}

function shownSupplier({ summary, products }: SupplierWithProducts, context: RequestContext) {
  const supplier = summaryToday(summary, context.services.clock.now());
  return {
    ...supplier,
    products: products.map((product) => shownProduct({ summary: product, supplier }, context)),
  };
}
