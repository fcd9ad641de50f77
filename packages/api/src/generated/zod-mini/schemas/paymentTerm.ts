/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentTerm = /*#__PURE__*/ zod.enum(['Cash', 'Check', 'Credit', 'Lc']);

export type PaymentTerm = zod.input<typeof PaymentTerm>;
export type PaymentTermOutput = zod.output<typeof PaymentTerm>;
