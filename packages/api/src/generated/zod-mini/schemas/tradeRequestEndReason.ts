/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TradeRequestEndReason = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string()
});

export type TradeRequestEndReason = zod.input<typeof TradeRequestEndReason>;
export type TradeRequestEndReasonOutput = zod.output<typeof TradeRequestEndReason>;
