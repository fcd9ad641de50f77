import type { Payment } from '@bazaar/api/model';
import { requestOnlinePayment, retryOnlinePayment } from '@bazaar/api/payments';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { SEND_DEADLINE_MS } from '@/lib/forms/send-form';
import { dropKey, takeKey } from './payment-keys';
import { returnPathOf } from './payment-places';

export interface AttemptChoice {
  readonly gatewayId: string;
  /** Rial that the wallet gives besides; less than the whole. */
  readonly walletRial: number;
}

/** Sends a write under the key of its intent. A final refusal ends the intent; anything else may be sent again under the same key. */
export async function sendOnce<Answer>(
  id: string,
  send: (request: { headers: Record<string, string>; deadlineMs: number }) => Promise<Answer>,
): Promise<Answer> {
  const { key } = takeKey(id);
  try {
    return await send({ headers: { 'Idempotency-Key': key }, deadlineMs: SEND_DEADLINE_MS });
  } catch (error) {
    if (isFinalRefusal(error)) dropKey(id);
    throw error;
  }
}

/** Starts an attempt at a bank: the first of a payment, or another one. Its number is part of the intent: one press, one attempt. */
export async function startAttempt(
  payment: Pick<Payment, 'id' | 'status' | 'purpose' | 'referenceId' | 'attempts'>,
  { gatewayId, walletRial }: AttemptChoice,
): Promise<void> {
  const { id: paymentId, attempts } = payment;
  const body = { paymentId, gatewayId, returnPath: returnPathOf(payment) };
  const sendId = `attempt:${paymentId}:${attempts.length}:${gatewayId}:${walletRial}`;
  await sendOnce(sendId, (request) =>
    payment.status === 'Created'
      ? requestOnlinePayment({ ...body, ...(walletRial > 0 ? { useWalletRial: walletRial } : {}) }, request)
      : retryOnlinePayment(body, request),
  );
}
