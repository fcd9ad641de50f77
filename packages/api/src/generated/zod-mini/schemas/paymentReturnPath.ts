/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentReturnPathMax = 100;


export const PaymentReturnPathRegExp = new RegExp('^/profile/(wallet|directorderinfo/[A-Za-z0-9_-]{1,64})$');


export const PaymentReturnPath = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PaymentReturnPathMax)).check(/*#__PURE__*/ zod.regex(PaymentReturnPathRegExp));

export type PaymentReturnPath = zod.input<typeof PaymentReturnPath>;
export type PaymentReturnPathOutput = zod.output<typeof PaymentReturnPath>;
