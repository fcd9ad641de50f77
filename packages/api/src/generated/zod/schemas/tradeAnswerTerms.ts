/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentTerm } from './paymentTerm';

const tradeAnswerTermsShippingRialMin = 0;
const tradeAnswerTermsShippingRialMax = 9007199254740991;

const tradeAnswerTermsNoteMax = 4000;



export const TradeAnswerTerms = zod.object({
  "shippingRial": zod.int().min(tradeAnswerTermsShippingRialMin).max(tradeAnswerTermsShippingRialMax).optional(),
  "paymentTerm": PaymentTerm.optional(),
  "note": zod.string().max(tradeAnswerTermsNoteMax).optional()
});

export type TradeAnswerTerms = zod.input<typeof TradeAnswerTerms>;
export type TradeAnswerTermsOutput = zod.output<typeof TradeAnswerTerms>;
