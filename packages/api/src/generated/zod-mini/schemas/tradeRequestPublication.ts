/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeRequestPublicationVersionMax = 2147483647;



export const TradeRequestPublication = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tradeRequestPublicationVersionMax)),
  "acceptTerms": /*#__PURE__*/ zod.boolean()
});

export type TradeRequestPublication = zod.input<typeof TradeRequestPublication>;
export type TradeRequestPublicationOutput = zod.output<typeof TradeRequestPublication>;
