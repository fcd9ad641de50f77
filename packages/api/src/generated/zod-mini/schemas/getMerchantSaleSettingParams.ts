/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getMerchantSaleSettingParamsMerchantIdMax = 64;


export const GetMerchantSaleSettingParams = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantSaleSettingParamsMerchantIdMax))
})

export type GetMerchantSaleSettingParams = zod.input<typeof GetMerchantSaleSettingParams>;
export type GetMerchantSaleSettingParamsOutput = zod.output<typeof GetMerchantSaleSettingParams>;
