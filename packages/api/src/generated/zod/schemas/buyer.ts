/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const buyerIdMax = 64;

const buyerUserIdMax = 64;



export const Buyer = zod.object({
  "id": zod.string().min(1).max(buyerIdMax),
  "userId": zod.string().min(1).max(buyerUserIdMax)
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;
