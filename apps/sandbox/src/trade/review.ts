import { toLatinDigits } from '@bazaar/domain/persian';
import type { Queryable } from '../db/database-handle';
import { consumeQuota } from '../membership/coverage';
import { createPayment } from '../money/create-payment';
import type { Services } from '../server/services';
import { fullPrice, priceNow } from './pricing';
import type { StoredPrice, TradeRow } from './request-types';
import { marketplace, type NewEvent, reviewer } from './trade-events';
import { applyStep } from './trade-store';
import { transition } from './transitions';

/** A reviewer's decision on a request: approved, or corrections as messages by field. */
export type ReviewDecision =
  | { isApproved: true }
  | { isApproved: false; reason: string; errors: Record<string, string[]> };

/** Replaces a reviewer by a rule: contact numbers belong in the conversation, not in published content. */
export function reviewByRule({ content }: TradeRow): ReviewDecision {
  const errors: Record<string, string[]> = {};
  const sentence = ['شمارهٔ تماس را بردارید؛ پس از انتشار در گفت‌وگو بنویسید.'];
  if (holdsPhoneNumber(content.buyerNote)) errors.buyerNote = sentence;
  for (const [index, { note }] of content.lines.entries()) {
    if (holdsPhoneNumber(note)) errors[`lines[${index}].note`] = sentence;
  }
  if (Object.keys(errors).length === 0) return { isApproved: true };
  return { isApproved: false, reason: 'شمارهٔ تماس را از یادداشت‌ها بردارید.', errors };
}

function holdsPhoneNumber(text: string | undefined): boolean {
  return text !== undefined && /(?:\+?98|0)9\d{9}/.test(toLatinDigits(text).replace(/[\s\u200c-]/g, ''));
}

/** Ends the review of a request; the row is locked and awaits confirmation. */
export async function applyReview(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  decision: ReviewDecision,
): Promise<TradeRow> {
  const at = services.clock.now();
  if (!decision.isApproved) {
    const { reason, errors } = decision;
    return applyStep(tx, services, row, {
      at,
      patch: {
        status: stepTo(row, 'Correct', 0),
        correction: { reason, errors, requestedAt: at.toISOString() },
      },
      events: [
        {
          type: 'CorrectionRequested',
          actor: reviewer,
          from: row.status,
          to: 'NeedsCorrection',
          note: reason,
        },
      ],
    });
  }
  const price = await takeCover(tx, row.userId, at);
  const to = stepTo(row, 'Approve', price.payableRial);
  const event: NewEvent = { type: 'Confirmed', actor: marketplace, from: row.status, to };
  if (to === 'ReadyToPublish') {
    return applyStep(tx, services, row, { at, patch: { status: to, price }, events: [event] });
  }
  return requestPayment(tx, services, row, price);
}

/** Replaces a payment that is over: a membership bought since covers the fee, else it is to pay at the price of now. */
export async function renewPayment(tx: Queryable, services: Services, row: TradeRow): Promise<TradeRow> {
  const at = services.clock.now();
  const price = await takeCover(tx, row.userId, at);
  if (price.payableRial > 0) return requestPayment(tx, services, row, price);
  const to = 'ReadyToPublish';
  const event: NewEvent = { type: 'CoveredByMembership', actor: marketplace, from: row.status, to };
  return applyStep(tx, services, row, { at, patch: { status: to, price }, events: [event] });
}

/** Opens a payment of the fee; the request awaits it. */
async function requestPayment(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  price: StoredPrice,
): Promise<TradeRow> {
  const at = services.clock.now();
  const status = 'AwaitingPayment';
  const { id: paymentId } = await createPayment(tx, services, feeOf(row, price));
  const actor = marketplace;
  const event: NewEvent = {
    type: 'PaymentRequested',
    actor,
    from: row.status,
    to: status,
    data: { paymentId },
  };
  return applyStep(tx, services, row, { at, patch: { status, price, paymentId }, events: [event] });
}

/** Returns the price, and takes the quota of the membership that covers it; the full price when another request took the last of it. */
export async function takeCover(tx: Queryable, userId: string, at: Date): Promise<StoredPrice> {
  const { price, membershipId } = await priceNow(tx, userId, at);
  if (membershipId === undefined) return price;
  return (await consumeQuota(tx, membershipId, at)) ? price : fullPrice();
}

function feeOf(row: TradeRow, price: StoredPrice) {
  return {
    userId: row.userId,
    purpose: 'TradeRequest' as const,
    referenceId: row.id,
    title: `هزینهٔ انتشار درخواست ${row.number}`,
    amountRial: price.payableRial,
    taxRial: price.taxRial,
  };
}

function stepTo(row: TradeRow, step: 'Correct' | 'Approve', payableRial: number): TradeRow['status'] {
  const result = transition(row.status, step, {
    payableRial,
    isPaymentInProgress: false,
    isPaymentOver: false,
  });
  if ('to' in result) return result.to;
  throw new Error(`${row.id} is ${row.status}; it is not under review`);
}
