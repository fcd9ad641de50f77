/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PaymentFailureCode = zod.string();

export type PaymentFailureCode = zod.input<typeof PaymentFailureCode>;
export type PaymentFailureCodeOutput = zod.output<typeof PaymentFailureCode>;
