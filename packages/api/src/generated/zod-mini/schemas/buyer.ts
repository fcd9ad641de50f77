/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const Buyer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "userId": /*#__PURE__*/ zod.string()
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;
