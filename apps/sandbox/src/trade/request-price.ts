import { eq } from 'drizzle-orm';
import { tradeRequests } from '../db/schema/trade';
import { readOffers } from '../membership/membership-plans';
import { createPayment } from '../money/create-payment';
import { readUsableCredit } from '../money/read-payments';
import type { OpenRequest } from './open-request';
import { priceNow } from './pricing';
import type { PriceAnswer } from './request-types';
import { feeOf } from './review';

/**
 * Returns the price of publishing this request, with its payment. A cancelled or expired payment is replaced while the fee is open; that
 * does not change the buyer's input, so the version stays.
 */
export async function readRequestPrice(open: OpenRequest): Promise<PriceAnswer> {
  const { tx, services, user } = open;
  const { row, paymentStatus } = await renewPayment(open);
  const price = row.price ?? (await priceNow(tx, row.userId, services.clock.now())).price;
  const isPaying = row.paymentId !== null && paymentStatus !== undefined && !price.isCovered;
  return {
    ...price,
    walletCreditRial: await readUsableCredit(tx, user.id),
    offers: await readOffers(tx, 'Buyer'),
    ...(isPaying ? { paymentId: row.paymentId, paymentStatus } : {}),
  } as PriceAnswer;
}

/** Returns the request with a payable payment, when it awaits one. */
export async function renewPayment(open: OpenRequest): Promise<OpenRequest> {
  const { tx, services, row, paymentStatus } = open;
  const isOver = paymentStatus === undefined || paymentStatus === 'Cancelled' || paymentStatus === 'Expired';
  if (row.status !== 'AwaitingPayment' || row.price === null || !isOver) return open;
  const payment = await createPayment(tx, services, feeOf(row, row.price));
  await tx.update(tradeRequests).set({ paymentId: payment.id }).where(eq(tradeRequests.id, row.id));
  return { ...open, row: { ...row, paymentId: payment.id }, paymentStatus: 'Created' };
}
