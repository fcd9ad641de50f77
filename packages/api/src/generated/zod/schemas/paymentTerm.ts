/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PaymentTerm = zod.enum(['Cash', 'Check', 'Credit', 'Lc']);

export type PaymentTerm = zod.input<typeof PaymentTerm>;
export type PaymentTermOutput = zod.output<typeof PaymentTerm>;
