/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { SupplierKind } from './supplierKind';
import { SupplierSort } from './supplierSort';

const listSuppliersParamsTermMax = 120;

const listSuppliersParamsCategoryIdMax = 64;

const listSuppliersParamsCityIdsItemMax = 64;

const listSuppliersParamsCityIdsMax = 100;

const listSuppliersParamsKindsMax = 6;

const listSuppliersParamsIdsItemMax = 64;

const listSuppliersParamsIdsMax = 100;

const listSuppliersParamsPageNumberDefault = 1;
const listSuppliersParamsPageNumberMax = 10000;

const listSuppliersParamsPageSizeDefault = 10;
const listSuppliersParamsPageSizeMax = 100;


export const ListSuppliersParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsTermMax))),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsCategoryIdMax))),
  "cityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsCityIdsMax))),
  "kinds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SupplierKind).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsKindsMax))),
  "confirmedOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSuppliersParamsIdsMax))),
  "sort": /*#__PURE__*/ zod.optional(SupplierSort),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSuppliersParamsPageNumberMax)), listSuppliersParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSuppliersParamsPageSizeMax)), listSuppliersParamsPageSizeDefault)
})

export type ListSuppliersParams = zod.input<typeof ListSuppliersParams>;
export type ListSuppliersParamsOutput = zod.output<typeof ListSuppliersParams>;
