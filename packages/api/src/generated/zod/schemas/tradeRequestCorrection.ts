/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestCorrection = zod.object({
  "reason": zod.string(),
  "requestedAt": zod.iso.datetime({"offset":true}),
  "errors": zod.record(zod.string(), zod.array(zod.string()))
});

export type TradeRequestCorrection = zod.input<typeof TradeRequestCorrection>;
export type TradeRequestCorrectionOutput = zod.output<typeof TradeRequestCorrection>;
