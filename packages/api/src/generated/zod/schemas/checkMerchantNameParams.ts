/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const checkMerchantNameParamsNameMax = 200;


export const CheckMerchantNameParams = zod.object({
  "name": zod.string().min(1).max(checkMerchantNameParamsNameMax)
})

export type CheckMerchantNameParams = zod.input<typeof CheckMerchantNameParams>;
export type CheckMerchantNameParamsOutput = zod.output<typeof CheckMerchantNameParams>;
