/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const Currency = /*#__PURE__*/ zod.enum(['IRR']);

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;
