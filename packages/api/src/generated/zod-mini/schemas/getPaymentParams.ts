/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getPaymentParamsPaymentIdMax = 64;


export const GetPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPaymentParamsPaymentIdMax))
})

export type GetPaymentParams = zod.input<typeof GetPaymentParams>;
export type GetPaymentParamsOutput = zod.output<typeof GetPaymentParams>;
