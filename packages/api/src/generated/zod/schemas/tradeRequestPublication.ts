/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestPublicationVersionMax = 2147483647;



export const TradeRequestPublication = zod.object({
  "version": zod.int().min(1).max(tradeRequestPublicationVersionMax),
  "acceptTerms": zod.boolean()
});

export type TradeRequestPublication = zod.input<typeof TradeRequestPublication>;
export type TradeRequestPublicationOutput = zod.output<typeof TradeRequestPublication>;
