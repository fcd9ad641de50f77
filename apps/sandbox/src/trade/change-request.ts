import type { DirectOrderChange } from '@bazaar/api/model';
import { cancelOpenPayment, refundPayment } from '../money/close-payment';
import { readDraft, titleOf } from './draft-content';
import { nextStatus, type OpenRequest } from './open-request';
import { buyerActor } from './people-of-request';
import type { TradeRow } from './request-types';
import { applyStep } from './trade-store';

/**
 * Writes the whole draft; withdraws a pending confirmation. Refuses with 409 in a state that is not editable, 422 for invalid references.
 */
export async function editRequest(open: OpenRequest, change: DirectOrderChange): Promise<TradeRow> {
  const { tx, services, row } = open;
  const status = await nextStatus(open, 'Edit');
  const { userId, supplierId } = row;
  const actor = await buyerActor(tx, userId);
  const writer = { userId, writerName: actor.name };
  const content = await readDraft(tx, services, {
    ...writer,
    supplierId,
    input: change,
    previous: row.content,
  });
  const hasMoved = row.status !== status;
  return applyStep(tx, services, row, {
    at: services.clock.now(),
    patch: {
      status,
      content,
      title: titleOf(change, content),
      groupKey: change.groupKey ?? null,
      correction: null,
    },
    events: hasMoved ? [{ type: 'Edited', actor, from: row.status, to: status }] : [],
  });
}

/** Withdraws a request permanently, with the buyer's reason: cancels an open payment, refunds a paid fee to the wallet. */
export async function withdrawRequest(open: OpenRequest, reason?: string): Promise<TradeRow> {
  const { tx, services, row, paymentStatus } = open;
  const status = await nextStatus(open, 'Withdraw');
  if (row.paymentId !== null) {
    if (paymentStatus === 'Created' || paymentStatus === 'Failed')
      await cancelOpenPayment(tx, services, row.paymentId);
    if (paymentStatus === 'Paid') await refundPayment(tx, services, row.paymentId);
  }
  const at = services.clock.now();
  const actor = await buyerActor(tx, row.userId);
  return applyStep(tx, services, row, {
    at,
    patch: {
      status,
      closedAt: at,
      endReason: { code: 'WithdrawnByBuyer', text: 'خریدار درخواست را پس گرفت.' },
    },
    events: [{ type: 'Withdrawn', actor, from: row.status, to: status, ...(reason ? { note: reason } : {}) }],
  });
}
