/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeDeviationTextMax = 10000;

const tradeDeviationPropertyIdMax = 64;

const tradeDeviationRequestedTextMax = 2000;

const tradeDeviationOfferedTextMax = 2000;



export const TradeDeviation = zod.object({
  "text": zod.string().max(tradeDeviationTextMax),
  "propertyId": zod.string().min(1).max(tradeDeviationPropertyIdMax).optional(),
  "requestedText": zod.string().max(tradeDeviationRequestedTextMax).optional(),
  "offeredText": zod.string().max(tradeDeviationOfferedTextMax).optional()
});

export type TradeDeviation = zod.input<typeof TradeDeviation>;
export type TradeDeviationOutput = zod.output<typeof TradeDeviation>;
