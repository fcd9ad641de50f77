import type { TradeRequestAction, TradeRequestBuyer } from '@bazaar/api/model';
import { type ActionSituation, allowedActions } from './allowed-actions';
import { iso, present } from './present';
import type { RequestPlace } from './request-place';
import type { TradeRow, TradeStatus } from './request-types';

export interface RequestSurroundings {
  buyer: TradeRequestBuyer;
  /** The supplier's current summary; defaults to the stored one. */
  supplier: Record<string, unknown> | undefined;
  paymentStatus: string | undefined;
  situation: Omit<ActionSituation, 'status'>;
  place: RequestPlace;
}

const submitted: readonly TradeStatus[] = [
  'AwaitingConfirmation',
  'NeedsCorrection',
  'AwaitingPayment',
  'ReadyToPublish',
];

/** Returns the contract's `TradeRequest`: the shared fields, and those of its status. */
export function shownRequest(row: TradeRow, surroundings: RequestSurroundings): Record<string, unknown> {
  const { buyer, supplier, situation } = surroundings;
  const actions: TradeRequestAction[] = allowedActions({ ...situation, status: row.status });
  return {
    id: row.id,
    number: row.number,
    kind: 'DirectOrder',
    status: row.status,
    version: row.version,
    clientRequestId: row.clientRequestId,
    revision: row.revision,
    title: row.title,
    buyer,
    supplier: supplier ?? row.supplier,
    currency: 'IRR',
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    allowedActions: actions,
    ...row.content,
    ...present({ groupKey: row.groupKey, copyOf: row.copyOf, ...surroundings.place }),
    ...ofStatus(row, surroundings),
  };
}

/** Returns the fields of a state besides the shared ones. */
function ofStatus(row: TradeRow, { paymentStatus }: RequestSurroundings): Record<string, unknown> {
  const submittedAt = iso(row.submittedAt);
  const base = {
    submittedAt,
    publishedAt: iso(row.publishedAt),
    seenAt: iso(row.seenAt),
    conversationId: row.conversationId,
  };
  if (row.status === 'Draft') return {};
  if (submitted.includes(row.status)) {
    const payment = row.paymentId === null ? undefined : { paymentId: row.paymentId, status: paymentStatus };
    const isPriced = row.status === 'AwaitingPayment' || row.status === 'ReadyToPublish';
    return present({
      submittedAt,
      ...(row.status === 'NeedsCorrection' ? { correction: row.correction } : {}),
      ...(isPriced ? { membershipAndPrice: row.price, payment } : {}),
    });
  }
  const answeredAt = iso(row.answeredAt);
  if (row.closedAt === null) return present({ ...base, answeredAt, validUntil: iso(row.validUntil) });
  return present({
    ...base,
    answeredAt,
    closedAt: iso(row.closedAt),
    reason: row.endReason,
    outcome: row.outcome,
  });
}
