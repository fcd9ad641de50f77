/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listCategorySuppliersWithCatalogParamsCityIdsItemMax = 64;

const listCategorySuppliersWithCatalogParamsCityIdsMax = 100;

const listCategorySuppliersWithCatalogParamsPageNumberDefault = 1;
const listCategorySuppliersWithCatalogParamsPageNumberMax = 10000;

const listCategorySuppliersWithCatalogParamsPageSizeDefault = 10;
const listCategorySuppliersWithCatalogParamsPageSizeMax = 100;


export const ListCategorySuppliersWithCatalogParams = /*#__PURE__*/ zod.object({
  "cityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategorySuppliersWithCatalogParamsCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategorySuppliersWithCatalogParamsCityIdsMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategorySuppliersWithCatalogParamsPageNumberMax)), listCategorySuppliersWithCatalogParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategorySuppliersWithCatalogParamsPageSizeMax)), listCategorySuppliersWithCatalogParamsPageSizeDefault)
})

export type ListCategorySuppliersWithCatalogParams = zod.input<typeof ListCategorySuppliersWithCatalogParams>;
export type ListCategorySuppliersWithCatalogParamsOutput = zod.output<typeof ListCategorySuppliersWithCatalogParams>;
