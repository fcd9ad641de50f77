/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentTerm } from './paymentTerm';

export const tradeAnswerTermsShippingRialMin = 0;



export const TradeAnswerTerms = zod.object({
  "shippingRial": zod.int().min(tradeAnswerTermsShippingRialMin).optional(),
  "paymentTerm": PaymentTerm.optional(),
  "note": zod.string().optional()
});

export type TradeAnswerTerms = zod.input<typeof TradeAnswerTerms>;
export type TradeAnswerTermsOutput = zod.output<typeof TradeAnswerTerms>;
