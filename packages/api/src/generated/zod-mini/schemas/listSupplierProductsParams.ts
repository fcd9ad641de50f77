/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { PriceKind } from './priceKind';
import { SupplierKind } from './supplierKind';

const listSupplierProductsParamsTermMax = 120;

const listSupplierProductsParamsCategoryIdMax = 64;

const listSupplierProductsParamsSupplierIdMax = 64;

const listSupplierProductsParamsFItemMin = 3;
const listSupplierProductsParamsFItemMax = 2000;


const listSupplierProductsParamsFItemRegExp = new RegExp('^[\\w-]+:(true|false|[\\w-]+(,[\\w-]+)*|(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?~(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)?|~-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)(@[\\w-]+)?)$');
const listSupplierProductsParamsFMax = 50;

const listSupplierProductsParamsSaleCityIdsItemMax = 64;

const listSupplierProductsParamsSaleCityIdsMax = 100;

const listSupplierProductsParamsKindsMax = 6;

const listSupplierProductsParamsPriceKindMax = 5;

const listSupplierProductsParamsSortRegExp = new RegExp('^-?(createdAt|amountRial|name|visitCount|property\\.[A-Za-z0-9_-]{1,64})$');
const listSupplierProductsParamsPageNumberDefault = 1;
const listSupplierProductsParamsPageNumberMax = 10000;

const listSupplierProductsParamsPageSizeDefault = 5;
const listSupplierProductsParamsPageSizeMax = 100;


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
