import type { TradeStatus } from './request-types';
import type { Guards } from './transitions';

type PaymentGuards = Pick<Guards, 'isPaymentInProgress' | 'isPaymentOver'>;

/** Returns what the state of a fee's payment allows; `undefined` and `null` are no payment. */
export function paymentGuards(status: string | null | undefined): PaymentGuards {
  return {
    isPaymentInProgress: status === 'Pending' || status === 'Verifying',
    isPaymentOver: status === 'Cancelled' || status === 'Expired',
  };
}

/** Returns whether the price stored with a request no longer counts: there is none yet, or its payment is over. */
export function isPricedAnew(status: TradeStatus, { isPaymentOver }: PaymentGuards): boolean {
  return status === 'AwaitingConfirmation' || (status === 'AwaitingPayment' && isPaymentOver);
}
