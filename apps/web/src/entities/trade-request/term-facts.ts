import type { TradeRequest } from '@bazaar/api/model';
import { formatLongDate } from '@bazaar/domain/dates/jalali';
import { formatToman } from '@bazaar/domain/money/rial';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

/** Returns the terms that are known, as label and value. The request names its address by id: `deliveryPlace` is its text. */
export function termFacts(request: TradeRequest, deliveryPlace?: string | undefined) {
  const { deliveryMethod, neededBy, paymentTerm, buyerNote } = request;
  const answer = 'answerTerms' in request ? request.answerTerms : undefined;
  const shipping = answer?.shippingRial;
  const known = {
    deliveryPlace,
    delivery: deliveryMethod && (texts.deliveryMethods[deliveryMethod] ?? deliveryMethod),
    neededBy: neededBy && formatLongDate(neededBy),
    paymentTerm: paymentTerm && texts.paymentTerms[paymentTerm],
    buyerNote,
    shipping:
      shipping === undefined
        ? undefined
        : shipping === 0
          ? texts.free
          : `${formatToman(shipping)} ${texts.toman}`,
    answerNote: answer?.note,
  };
  return Object.entries(known).flatMap(([id, value]) =>
    value ? [{ id, label: texts[id as keyof typeof known], value }] : [],
  );
}
