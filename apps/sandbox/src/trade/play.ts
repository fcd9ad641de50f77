import { eq, sql } from 'drizzle-orm';
import { lockConversation, markSeen, writeMessage } from '../conversations/write-message';
import type { Queryable } from '../db/database-handle';
import { conversations } from '../db/schema/conversations';
import type { Services } from '../server/services';
import { answerRequest } from './answers/answer-request';
import type { PlayStep, TradePatch, TradeRow } from './request-types';
import { type Actor, type EventType, marketplace, type NewEvent } from './trade-events';
import { applyStep } from './trade-store';
import { type TradeStep, transition } from './transitions';

const dayMs = 86_400_000;
/** Time until an ended request is archived, in days. */
const closedAfterDays = 30;

const stepOf: Record<PlayStep, TradeStep> = {
  See: 'See',
  Answer: 'Answer',
  Counter: 'Answer',
  Agree: 'Agree',
  Decline: 'Decline',
  Refuse: 'Decline',
  Expire: 'Expire',
  Close: 'Close',
};

/** Takes every due step of a locked request, each at its own time, so that late reading has no effect. */
export async function playDue(tx: Queryable, services: Services, row: TradeRow): Promise<TradeRow> {
  let current = row;
  const now = services.clock.now();
  while (current.nextStep !== null && current.nextAt !== null && current.nextAt <= now) {
    current = await play(tx, services, current, current.nextStep, current.nextAt);
  }
  return current;
}

async function play(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  step: PlayStep,
  at: Date,
): Promise<TradeRow> {
  const result = transition(row.status, stepOf[step], {
    payableRial: 0,
    isPaymentInProgress: false,
    isPaymentOver: false,
  });
  if (!('to' in result)) throw new Error(`${row.id} is ${row.status}; ${step} cannot follow`);
  const { patch, event } = await effects[step]({ tx, services, row, at });
  return applyStep(tx, services, row, {
    at,
    patch: { nextStep: null, nextAt: null, ...patch, status: result.to },
    events: [{ ...event, from: row.status, to: result.to }],
  });
}

interface Situation {
  tx: Queryable;
  services: Services;
  row: TradeRow;
  at: Date;
}

interface Effect {
  patch: TradePatch;
  event: Pick<NewEvent, 'type' | 'actor' | 'data'>;
}

const effects: Record<PlayStep, (situation: Situation) => Promise<Effect>> = {
  See: async ({ tx, services, row, at }) => {
    if (row.conversationId !== null) await markSeen(tx, row.conversationId, 'Buyer', at);
    const answerAt = (row.publishedAt ?? at).getTime() + services.play.answerSeconds * 1000;
    const nextAt = new Date(Math.max(at.getTime(), answerAt));
    return {
      patch: { seenAt: at, nextStep: 'Answer', nextAt },
      event: { type: 'Seen', actor: supplierOf(row) },
    };
  },
  Answer: (situation) => answer(situation, 'Answered', 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.'),
  Counter: (situation) =>
    answer(situation, 'Revised', 'پیام شما بررسی شد؛ پیشنهاد تازه برای هر ردیف نوشته شد.'),
  Agree: (situation) =>
    end(situation, {
      type: 'Agreed',
      code: 'BuyerAgreed',
      reason: 'دو طرف بر سر پاسخ تأمین‌کننده توافق کردند.',
      text: 'با سپاس؛ توافق ثبت شد و برای هماهنگی تحویل با شما تماس می‌گیریم.',
    }),
  Decline: (situation) =>
    end(situation, {
      type: 'Declined',
      code: 'BuyerDeclined',
      reason: 'خریدار پاسخ تأمین‌کننده را نپذیرفت.',
      text: 'سپاس از پیگیری شما؛ امیدواریم در درخواستی دیگر همکاری کنیم.',
    }),
  Refuse: (situation) =>
    end(situation, {
      type: 'Declined',
      code: 'SupplierDeclined',
      reason: 'تأمین‌کننده پیشنهاد خریدار را نپذیرفت و کنار رفت.',
      text: 'با سپاس؛ بهتر از این پیشنهادی نداریم و از این درخواست کنار می‌رویم.',
    }),
  Expire: (situation) =>
    end(situation, { type: 'Expired', code: 'ValidityPassed', reason: 'مهلت پاسخ پایان یافت.' }),
  Close: async ({ tx, row }) => {
    if (row.conversationId !== null) {
      await tx
        .update(conversations)
        .set({ isClosed: true, version: sql`${conversations.version} + 1` })
        .where(eq(conversations.id, row.conversationId));
    }
    return { patch: { outcome: row.status }, event: { type: 'Closed', actor: marketplace } };
  },
};

async function answer(situation: Situation, type: EventType, text: string): Promise<Effect> {
  const { tx, services, row, at } = situation;
  const round = row.answeredAt === null ? 0 : row.revision;
  const { lines, answerTerms } = await answerRequest(tx, row, round);
  await say(situation, text);
  const revision = row.revision + 1;
  const validUntil = new Date(at.getTime() + services.play.validSeconds * 1000);
  const answers = lines.map(({ id, answer: given }) => ({ lineId: id, ...given }));
  return {
    patch: {
      content: { ...row.content, lines, answerTerms },
      revision,
      answeredAt: at,
      validUntil,
      nextStep: 'Expire',
      nextAt: validUntil,
    },
    event: { type, actor: supplierOf(row), data: { revision, answers, answerTerms } },
  };
}

interface Ending {
  type: EventType;
  code: string;
  reason: string;
  /** The supplier's message; absent when time alone ended it. */
  text?: string;
}

async function end(situation: Situation, { type, code, reason, text }: Ending): Promise<Effect> {
  const { row, at } = situation;
  if (text !== undefined) await say(situation, text);
  return {
    patch: {
      closedAt: at,
      endReason: { code, text: reason },
      nextStep: 'Close',
      nextAt: new Date(at.getTime() + closedAfterDays * dayMs),
    },
    event: { type, actor: text === undefined ? marketplace : supplierOf(row) },
  };
}

/** Writes the supplier's message in the request's conversation and marks all earlier ones read. */
async function say({ tx, services, row, at }: Situation, text: string): Promise<void> {
  const conversation =
    row.conversationId === null ? undefined : await lockConversation(tx, row.conversationId);
  if (conversation === undefined || conversation.isClosed) return;
  await markSeen(tx, conversation.id, 'Buyer', at);
  await writeMessage(tx, services, {
    conversationId: conversation.id,
    parentId: conversation.rootId,
    side: 'Supplier',
    senderName: supplierOf(row).name,
    text,
    at,
  });
}

function supplierOf({ supplier }: TradeRow): Actor {
  return { name: String(supplier.name), role: 'Supplier' };
}
