/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getMerchantSaleSettingParamsMerchantIdMax = 64;


export const GetMerchantSaleSettingParams = zod.object({
  "merchantId": zod.string().min(1).max(getMerchantSaleSettingParamsMerchantIdMax)
})

export type GetMerchantSaleSettingParams = zod.input<typeof GetMerchantSaleSettingParams>;
export type GetMerchantSaleSettingParamsOutput = zod.output<typeof GetMerchantSaleSettingParams>;
