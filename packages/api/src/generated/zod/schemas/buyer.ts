/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const Buyer = zod.object({
  "id": zod.string(),
  "userId": zod.string()
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;
