/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listCategorySuppliersWithCatalogParamsCityIdsItemMax = 64;

const listCategorySuppliersWithCatalogParamsCityIdsMax = 100;

const listCategorySuppliersWithCatalogParamsPageNumberDefault = 1;
const listCategorySuppliersWithCatalogParamsPageNumberMax = 10000;

const listCategorySuppliersWithCatalogParamsPageSizeDefault = 10;
const listCategorySuppliersWithCatalogParamsPageSizeMax = 100;


export const ListCategorySuppliersWithCatalogParams = zod.object({
  "cityIds": zod.array(zod.string().min(1).max(listCategorySuppliersWithCatalogParamsCityIdsItemMax)).max(listCategorySuppliersWithCatalogParamsCityIdsMax).optional(),
  "pageNumber": zod.int().min(1).max(listCategorySuppliersWithCatalogParamsPageNumberMax).default(listCategorySuppliersWithCatalogParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listCategorySuppliersWithCatalogParamsPageSizeMax).default(listCategorySuppliersWithCatalogParamsPageSizeDefault)
})

export type ListCategorySuppliersWithCatalogParams = zod.input<typeof ListCategorySuppliersWithCatalogParams>;
export type ListCategorySuppliersWithCatalogParamsOutput = zod.output<typeof ListCategorySuppliersWithCatalogParams>;
