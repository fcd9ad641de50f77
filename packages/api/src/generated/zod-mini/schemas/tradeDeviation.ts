/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TradeDeviation = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "requestedText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "offeredText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type TradeDeviation = zod.input<typeof TradeDeviation>;
export type TradeDeviationOutput = zod.output<typeof TradeDeviation>;
