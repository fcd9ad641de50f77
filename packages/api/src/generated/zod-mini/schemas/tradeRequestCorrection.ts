/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TradeRequestCorrection = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.string(),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "errors": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type TradeRequestCorrection = zod.input<typeof TradeRequestCorrection>;
export type TradeRequestCorrectionOutput = zod.output<typeof TradeRequestCorrection>;
