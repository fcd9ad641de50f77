import { formatNumber } from '@bazaar/domain/persian';
import type { Queryable } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { readPaymentStatus } from '../money/read-payments';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { isPricedAnew, paymentGuards } from './payment-guards';
import { readBuyer, readSuppliers } from './people-of-request';
import { playDue } from './play';
import { priceNow } from './pricing';
import { placeOf } from './request-place';
import type { TradeRow } from './request-types';
import { shownRequest } from './shown-request';
import { findOwned, lockRequest } from './trade-store';
import { type Guards, type TradeStep, transition } from './transitions';

/** One person's request within one transaction. */
export interface OpenRequest {
  tx: Queryable;
  services: Services;
  user: SignedInUser;
  row: TradeRow;
  paymentStatus: string | undefined;
}

/** Returns a request of this person, locked and up to date; refuses any other with 404. */
export async function openRequest(
  tx: Queryable,
  services: Services,
  user: SignedInUser,
  id: string,
): Promise<OpenRequest> {
  const found = await findOwned(tx, user.id, id);
  if (found === undefined) throw notFound('این درخواست');
  // Locks the payment before the request, in the same order as paying does.
  let paymentStatus = await statusOf(tx, services, found.paymentId);
  const locked = await lockRequest(tx, id);
  if (locked === undefined) throw notFound('این درخواست');
  if (locked.paymentId !== found.paymentId) paymentStatus = await statusOf(tx, services, locked.paymentId);
  return { tx, services, user, row: await playDue(tx, services, locked), paymentStatus };
}

/** Does the same for a change; refuses with 409 and the current record when the caller has read another version. */
export async function openForChange(
  tx: Queryable,
  services: Services,
  user: SignedInUser,
  { id, version }: { id: string; version: number },
): Promise<OpenRequest> {
  const open = await openRequest(tx, services, user, id);
  if (open.row.version !== version) throw await conflict(open);
  return open;
}

export async function guardsOf({ tx, services, row, paymentStatus }: OpenRequest): Promise<Guards> {
  const payment = paymentGuards(paymentStatus);
  if (!isPricedAnew(row.status, payment)) return { payableRial: row.price?.payableRial ?? 0, ...payment };
  const { price } = await priceNow(tx, row.userId, services.clock.now());
  return { payableRial: price.payableRial, ...payment };
}

/** Returns the state after a step of the buyer; throws the reason when it is not allowed. */
export async function nextStatus(open: OpenRequest, step: TradeStep): Promise<TradeRow['status']> {
  const guards = await guardsOf(open);
  const result = transition(open.row.status, step, guards);
  if ('to' in result) return result.to;
  const { paymentId } = open.row;
  const payment = paymentId === null || guards.isPaymentOver ? {} : { paymentId };
  if (result.refusal === 'payment-required') throw paymentRequired(guards.payableRial, payment);
  if (result.refusal === 'payment-in-progress') throw new ProblemError('payment-in-progress', payment);
  throw await conflict(open, 'وضعیت درخواست این کار را نمی‌پذیرد.');
}

/** Returns a 402 for an open fee. */
export function paymentRequired(payableRial: number, payment: { paymentId?: string } = {}): ProblemError {
  if (payableRial <= 0) return new ProblemError('payment-required', payment);
  const detail = `برای انتشار ${formatNumber(payableRial / 10)} تومان بپردازید.`;
  return new ProblemError('payment-required', { ...payment, missingRial: payableRial, detail });
}

async function conflict(open: OpenRequest, detail?: string): Promise<ProblemError> {
  const current = JSON.parse(JSON.stringify(await showOpen(open))) as Record<string, unknown>;
  return new ProblemError('conflict', { current, ...(detail === undefined ? {} : { detail }) });
}

/** Returns the contract's `TradeRequest` of an open request. */
export async function showOpen(open: OpenRequest): Promise<Record<string, unknown>> {
  const { tx, services, row, user, paymentStatus } = open;
  const suppliers = await readSuppliers(tx, [row.supplierId], services.clock.now());
  return shownRequest(row, {
    buyer: await readBuyer(tx, row.userId),
    supplier: suppliers.get(row.supplierId)?.summary,
    paymentStatus,
    place: await placeOf(tx, row),
    situation: { roles: user.roles, ...(await guardsOf(open)) },
  });
}

export async function statusOf(tx: Queryable, services: Services, paymentId: string | null) {
  return paymentId === null ? undefined : readPaymentStatus(tx, services, paymentId);
}
