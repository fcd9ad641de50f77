/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getMerchantContentParamsSupplierIdMax = 64;

const getMerchantContentParamsMerchantIdMax = 64;


export const GetMerchantContentParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantContentParamsSupplierIdMax))),
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantContentParamsMerchantIdMax)))
})

export type GetMerchantContentParams = zod.input<typeof GetMerchantContentParams>;
export type GetMerchantContentParamsOutput = zod.output<typeof GetMerchantContentParams>;
