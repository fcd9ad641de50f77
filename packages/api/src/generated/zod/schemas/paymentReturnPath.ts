/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PaymentReturnPathMax = 100;


export const PaymentReturnPathRegExp = new RegExp('^/profile/(wallet|directorderinfo/[A-Za-z0-9_-]{1,64})$');


export const PaymentReturnPath = zod.string().max(PaymentReturnPathMax).regex(PaymentReturnPathRegExp);

export type PaymentReturnPath = zod.input<typeof PaymentReturnPath>;
export type PaymentReturnPathOutput = zod.output<typeof PaymentReturnPath>;
