import { ApiError } from '@bazaar/api/api-error';
import { describeFailure } from '@bazaar/domain/errors/message-key';
import { formatToman } from '@bazaar/domain/money';
import { paymentTexts } from '@/translations/payments';

const texts = paymentTexts.errors;

/** Why an action on a payment was not done, in one sentence; the payment itself is read again. */
export function paymentFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.lost;
  if (error.code === 'payment-in-progress') return texts.inProgress;
  if (error.code === 'insufficient-credit') {
    const { missingRial } = (error.problem ?? {}) as { missingRial?: number };
    if (missingRial !== undefined) return texts.missing(formatToman(missingRial));
  }
  const { messageKey } = describeFailure(error.status, error.code);
  if (messageKey === 'validation') return texts.gateway;
  if (messageKey === 'forbidden') return texts.forbidden;
  if (messageKey === 'paymentRequired') return texts.credit;
  if (messageKey === 'rateLimited') return texts.tooMany;
  return messageKey === 'conflict' || messageKey === 'notFound' ? texts.changed : texts.service;
}
