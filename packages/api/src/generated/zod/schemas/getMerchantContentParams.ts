/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getMerchantContentParamsSupplierIdMax = 64;

const getMerchantContentParamsMerchantIdMax = 64;


export const GetMerchantContentParams = zod.object({
  "supplierId": zod.string().min(1).max(getMerchantContentParamsSupplierIdMax).optional(),
  "merchantId": zod.string().min(1).max(getMerchantContentParamsMerchantIdMax).optional()
})

export type GetMerchantContentParams = zod.input<typeof GetMerchantContentParams>;
export type GetMerchantContentParamsOutput = zod.output<typeof GetMerchantContentParams>;
