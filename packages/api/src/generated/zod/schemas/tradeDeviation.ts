/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeDeviation = zod.object({
  "text": zod.string(),
  "propertyId": zod.string().optional(),
  "requestedText": zod.string().optional(),
  "offeredText": zod.string().optional()
});

export type TradeDeviation = zod.input<typeof TradeDeviation>;
export type TradeDeviationOutput = zod.output<typeof TradeDeviation>;
