/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const OfferSort = /*#__PURE__*/ zod.enum(['amountRial', '-amountRial', 'createdAt', '-createdAt', 'name', '-name']);

export type OfferSort = zod.input<typeof OfferSort>;
export type OfferSortOutput = zod.output<typeof OfferSort>;
