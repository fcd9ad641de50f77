/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listMerchantDelegationsParamsSupplierIdMax = 64;

const listMerchantDelegationsParamsBrandMax = 120;

const listMerchantDelegationsParamsCityIdMax = 64;

const listMerchantDelegationsParamsPageNumberDefault = 1;
const listMerchantDelegationsParamsPageNumberMax = 10000;

const listMerchantDelegationsParamsPageSizeDefault = 10;
const listMerchantDelegationsParamsPageSizeMax = 100;


export const ListMerchantDelegationsParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsParamsSupplierIdMax))),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsParamsBrandMax))),
  "cityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsParamsCityIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantDelegationsParamsPageNumberMax)), listMerchantDelegationsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantDelegationsParamsPageSizeMax)), listMerchantDelegationsParamsPageSizeDefault)
})

export type ListMerchantDelegationsParams = zod.input<typeof ListMerchantDelegationsParams>;
export type ListMerchantDelegationsParamsOutput = zod.output<typeof ListMerchantDelegationsParams>;
