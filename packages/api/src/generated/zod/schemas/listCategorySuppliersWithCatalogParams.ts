/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listCategorySuppliersWithCatalogParamsCityIdsItemMax = 64;

export const listCategorySuppliersWithCatalogParamsCityIdsMax = 100;

export const listCategorySuppliersWithCatalogParamsPageNumberDefault = 1;
export const listCategorySuppliersWithCatalogParamsPageNumberMax = 10000;

export const listCategorySuppliersWithCatalogParamsPageSizeDefault = 10;
export const listCategorySuppliersWithCatalogParamsPageSizeMax = 100;


export const ListCategorySuppliersWithCatalogParams = zod.object({
  "cityIds": zod.array(zod.string().min(1).max(listCategorySuppliersWithCatalogParamsCityIdsItemMax)).max(listCategorySuppliersWithCatalogParamsCityIdsMax).optional(),
  "pageNumber": zod.int().min(1).max(listCategorySuppliersWithCatalogParamsPageNumberMax).default(listCategorySuppliersWithCatalogParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listCategorySuppliersWithCatalogParamsPageSizeMax).default(listCategorySuppliersWithCatalogParamsPageSizeDefault)
})

export type ListCategorySuppliersWithCatalogParams = zod.input<typeof ListCategorySuppliersWithCatalogParams>;
export type ListCategorySuppliersWithCatalogParamsOutput = zod.output<typeof ListCategorySuppliersWithCatalogParams>;
