/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestConfirmationVersionMax = 2147483647;



export const TradeRequestConfirmation = zod.object({
  "version": zod.int().min(1).max(tradeRequestConfirmationVersionMax)
});

export type TradeRequestConfirmation = zod.input<typeof TradeRequestConfirmation>;
export type TradeRequestConfirmationOutput = zod.output<typeof TradeRequestConfirmation>;
