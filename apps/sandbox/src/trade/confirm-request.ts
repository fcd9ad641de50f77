import { beginConversation } from '../conversations/begin-conversation';
import { ProblemError } from '../http/problem';
import { checkComplete } from './confirmation-checks';
import { nextStatus, type OpenRequest, paymentRequired } from './open-request';
import { buyerActor } from './people-of-request';
import type { TradeRow } from './request-types';
import { applyReview, renewPayment, reviewByRule, takeCover } from './review';
import { applyStep } from './trade-store';

const dayMs = 86_400_000;
/** Time a supplier has to answer, in days. */
const publishedForDays = 30;

/**
 * Validates the whole draft and submits it for review, by a rule unless a person is configured. A confirmed request whose payment is over
 * gets a new one.
 */
export async function confirmRequest(open: OpenRequest): Promise<TradeRow> {
  const { tx, services, row } = open;
  const status = await nextStatus(open, 'RequestConfirmation');
  if (row.status === 'AwaitingPayment') return renewPayment(tx, services, row);
  const at = services.clock.now();
  await checkComplete(tx, row, at);
  const actor = await buyerActor(tx, row.userId);
  const waiting = await applyStep(tx, services, row, {
    at,
    patch: { status, submittedAt: at, revision: row.revision + 1 },
    events: [{ type: 'ConfirmationRequested', actor, from: row.status, to: status }],
  });
  if (services.play.review === 'manual') return waiting;
  return applyReview(tx, services, waiting, reviewByRule(waiting));
}

/** Sends a request to its supplier and starts the conversation with them. */
export async function publishRequest(open: OpenRequest, acceptTerms: boolean): Promise<TradeRow> {
  const { tx, services, row } = open;
  const status = await nextStatus(open, 'Publish');
  if (!acceptTerms) {
    const errors = { acceptTerms: ['پذیرش قوانین لازم است.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const at = services.clock.now();
  // A request covered by a membership may be published before its review; its quota is taken now.
  const price = row.price ?? (await takeCover(tx, row.userId, at));
  if (row.price === null && price.payableRial > 0) {
    throw paymentRequired(price.payableRial);
  }
  const actor = await buyerActor(tx, row.userId);
  const conversationId = await openConversation(open, actor.name, at);
  return applyStep(tx, services, row, {
    at,
    patch: {
      status,
      price,
      publishedAt: at,
      validUntil: new Date(at.getTime() + publishedForDays * dayMs),
      conversationId,
      nextStep: 'See',
      nextAt: new Date(at.getTime() + services.play.seenSeconds * 1000),
    },
    events: [{ type: 'Published', actor, from: row.status, to: status }],
  });
}

/** Starts the conversation, whose readers read the files of the request too. */
async function openConversation(
  { tx, services, row }: OpenRequest,
  userName: string,
  at: Date,
): Promise<string> {
  const { content, number, title } = row;
  const root = await beginConversation(tx, services, {
    userId: row.userId,
    userName,
    supplier: { id: row.supplierId, name: String(row.supplier.name) },
    // By characters, so that no surrogate pair is split.
    subject: [...`درخواست ${number}: ${title}`].slice(0, 120).join(''),
    object: { type: 'TradeRequest', id: row.id, title },
    tradeRequestId: row.id,
    text: content.buyerNote ?? 'درخواست فرستاده شد؛ منتظر پاسخ شما هستیم.',
    at,
  });
  return root.conversationId;
}
