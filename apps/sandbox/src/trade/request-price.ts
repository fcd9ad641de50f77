import { readOffers } from '../membership/membership-plans';
import { readUsableCredit } from '../money/read-payments';
import type { OpenRequest } from './open-request';
import { isPricedAnew, paymentGuards } from './payment-guards';
import { priceNow } from './pricing';
import type { PriceAnswer } from './request-types';

/**
 * Returns the price of publishing this request, with the payment that is open or paid. Changes nothing: a payment that is over is replaced
 * by `RequestConfirmation`, at the price returned here.
 */
export async function readMembershipAndPrice(open: OpenRequest): Promise<PriceAnswer> {
  const { tx, services, user, row, paymentStatus } = open;
  const payment = paymentGuards(paymentStatus);
  const stored = isPricedAnew(row.status, payment) ? null : row.price;
  const price = stored ?? (await priceNow(tx, row.userId, services.clock.now())).price;
  const isPaying = paymentStatus !== undefined && !payment.isPaymentOver && !price.isCovered;
  return {
    ...price,
    walletCreditRial: await readUsableCredit(tx, user.id),
    offers: await readOffers(tx, 'Buyer'),
    ...(isPaying && row.paymentId !== null ? { paymentId: row.paymentId, paymentStatus } : {}),
  } as PriceAnswer;
}
