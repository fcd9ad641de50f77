/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getPaymentParamsPaymentIdMax = 64;


export const GetPaymentParams = zod.object({
  "paymentId": zod.string().min(1).max(getPaymentParamsPaymentIdMax)
})

export type GetPaymentParams = zod.input<typeof GetPaymentParams>;
export type GetPaymentParamsOutput = zod.output<typeof GetPaymentParams>;
