/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { PriceKind } from './priceKind';
import { SupplierKind } from './supplierKind';

export const listSupplierProductsParamsTermMax = 120;

export const listSupplierProductsParamsCategoryIdMax = 64;

export const listSupplierProductsParamsSupplierIdMax = 64;

export const listSupplierProductsParamsFItemMin = 3;
export const listSupplierProductsParamsFItemMax = 2000;


export const listSupplierProductsParamsFItemRegExp = new RegExp('^[\\w-]+:(true|false|[\\w-]+(,[\\w-]+)*|(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?~(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)?|~-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)(@[\\w-]+)?)$');
export const listSupplierProductsParamsFMax = 50;

export const listSupplierProductsParamsSaleCityIdsItemMax = 64;

export const listSupplierProductsParamsSaleCityIdsMax = 100;

export const listSupplierProductsParamsKindsMax = 6;

export const listSupplierProductsParamsPriceKindMax = 5;

export const listSupplierProductsParamsSortRegExp = new RegExp('^-?(createdAt|amountRial|name|visitCount|property\\.[A-Za-z0-9_-]{1,64})$');
export const listSupplierProductsParamsPageNumberDefault = 1;
export const listSupplierProductsParamsPageNumberMax = 10000;

export const listSupplierProductsParamsPageSizeDefault = 5;
export const listSupplierProductsParamsPageSizeMax = 100;


export const ListSupplierProductsParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsTermMax))),
  "exact": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsCategoryIdMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsSupplierIdMax))),
  "f": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listSupplierProductsParamsFItemMin)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsFItemMax)).check(/*#__PURE__*/ zod.regex(listSupplierProductsParamsFItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsFMax))),
  "saleCityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsSaleCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsSaleCityIdsMax))),
  "kinds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SupplierKind).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsKindsMax))),
  "priceKind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceKind).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsParamsPriceKindMax))),
  "baseProducts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "confirmedOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSupplierProductsParamsSortRegExp))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupplierProductsParamsPageNumberMax)), listSupplierProductsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupplierProductsParamsPageSizeMax)), listSupplierProductsParamsPageSizeDefault)
})

export type ListSupplierProductsParams = zod.input<typeof ListSupplierProductsParams>;
export type ListSupplierProductsParamsOutput = zod.output<typeof ListSupplierProductsParams>;
