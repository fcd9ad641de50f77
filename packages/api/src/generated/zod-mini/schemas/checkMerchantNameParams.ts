/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const checkMerchantNameParamsNameMax = 200;


export const CheckMerchantNameParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkMerchantNameParamsNameMax))
})

export type CheckMerchantNameParams = zod.input<typeof CheckMerchantNameParams>;
export type CheckMerchantNameParamsOutput = zod.output<typeof CheckMerchantNameParams>;
