/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentFailureCode = /*#__PURE__*/ zod.string();

export type PaymentFailureCode = zod.input<typeof PaymentFailureCode>;
export type PaymentFailureCodeOutput = zod.output<typeof PaymentFailureCode>;
