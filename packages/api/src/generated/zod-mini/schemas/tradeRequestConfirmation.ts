/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeRequestConfirmationVersionMax = 2147483647;



export const TradeRequestConfirmation = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tradeRequestConfirmationVersionMax))
});

export type TradeRequestConfirmation = zod.input<typeof TradeRequestConfirmation>;
export type TradeRequestConfirmationOutput = zod.output<typeof TradeRequestConfirmation>;
