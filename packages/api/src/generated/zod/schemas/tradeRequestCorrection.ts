/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestCorrectionReasonMax = 2000;

const tradeRequestCorrectionErrorsItemMax = 300;

const tradeRequestCorrectionErrorsMaxOne = 200;



export const TradeRequestCorrection = zod.object({
  "reason": zod.string().max(tradeRequestCorrectionReasonMax),
  "requestedAt": zod.iso.datetime({"offset":true}),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(tradeRequestCorrectionErrorsItemMax)).max(tradeRequestCorrectionErrorsMaxOne))
});

export type TradeRequestCorrection = zod.input<typeof TradeRequestCorrection>;
export type TradeRequestCorrectionOutput = zod.output<typeof TradeRequestCorrection>;
