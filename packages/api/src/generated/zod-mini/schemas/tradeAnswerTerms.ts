/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentTerm } from './paymentTerm';

const tradeAnswerTermsShippingRialMin = 0;



export const TradeAnswerTerms = /*#__PURE__*/ zod.object({
  "shippingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeAnswerTermsShippingRialMin))),
  "paymentTerm": /*#__PURE__*/ zod.optional(PaymentTerm),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type TradeAnswerTerms = zod.input<typeof TradeAnswerTerms>;
export type TradeAnswerTermsOutput = zod.output<typeof TradeAnswerTerms>;
