import type { NewMessage } from '@bazaar/api/model';
import { and, eq, or, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { conversationMessages, conversations } from '../db/schema/conversations';
import { findFileRefs } from '../files/file-refs';
import { notFound, ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { heedMessage, readyForMessage } from '../trade/heed-message';
import { readBuyer } from '../trade/people-of-request';
import { findOwned } from '../trade/trade-store';
import { beginConversation } from './begin-conversation';
import { conversationConflict } from './change-conversation';
import { type ConversationRow, sideOf } from './conversation-types';
import { changeView } from './conversation-view';
import { findRecipient } from './find-recipient';
import { answerWhenDue } from './simulate-answers';
import { lockConversation, markSeen, suppliersOfUser, usersOfSupplier, writeMessage } from './write-message';

interface Sending {
  tx: Queryable;
  services: Services;
  userId: string;
  message: NewMessage;
  /** Trimmed; empty when there are only files. */
  text: string;
  fileIds: string[];
}

/** Writes a message, or finds the one written before with the same `clientMessageId`. Returns its id. */
export async function sendMessage(
  tx: Queryable,
  services: Services,
  userId: string,
  message: NewMessage,
): Promise<string> {
  // Of two equal concurrent messages the second waits here for the first to commit.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${message.clientMessageId}`}, 0))`,
  );
  const [there] = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.senderId, userId),
        eq(conversationMessages.clientMessageId, message.clientMessageId),
      ),
    );
  if (there !== undefined) return there.id;
  const text = message.text?.trim() ?? '';
  const fileIds = [...new Set(message.fileIds)];
  await checkContent(tx, userId, text, fileIds);
  const sending: Sending = { tx, services, userId, message, text, fileIds };
  const joined = await findJoined(sending);
  return joined === undefined ? begin(sending) : reply(sending, joined);
}

async function checkContent(
  tx: Queryable,
  userId: string,
  text: string,
  fileIds: readonly string[],
): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (text === '' && fileIds.length === 0) errors.text = ['متن یا پرونده‌ای لازم است.'];
  const files = await findFileRefs(tx, userId, fileIds, ['Message', 'TradeDocument']);
  if (files.length < fileIds.length) errors.fileIds = ['این پرونده پیدا نشد.'];
  if (Object.keys(errors).length > 0) throw new ProblemError('validation', { errors });
}

/** Returns the conversation of a message, with the message it replies to; `undefined` when it starts one. */
async function findJoined({ tx, userId, message }: Sending) {
  const { parentId, rootId, objectType, objectId } = message;
  if (parentId !== undefined || rootId !== undefined) {
    const found = await tx
      .select({ conversation: conversations, messageId: conversationMessages.id })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .where(or(eq(conversationMessages.id, parentId ?? ''), eq(conversations.rootId, rootId ?? '')))
      .orderBy(conversationMessages.seq);
    const answered = found.find(({ messageId }) => messageId === (parentId ?? rootId));
    if (answered === undefined || !(await takesPart(tx, userId, answered.conversation)))
      throw notFound('این پیام');
    if (rootId !== undefined && answered.conversation.rootId !== rootId) throw notFound('این گفت‌وگو');
    return { conversation: answered.conversation, parentId: answered.messageId };
  }
  if (objectType !== 'TradeRequest' || objectId === undefined) return undefined;
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.tradeRequestId, objectId));
  if (conversation !== undefined && (await takesPart(tx, userId, conversation))) {
    return { conversation, parentId: conversation.rootId };
  }
  const request = await findOwned(tx, userId, objectId);
  if (request === undefined) throw notFound('این درخواست');
  throw new ProblemError('conflict', { detail: 'گفت‌وگو پس از انتشار درخواست باز می‌شود.' });
}

async function takesPart(tx: Queryable, userId: string, { userId: ownerId, supplierId }: ConversationRow) {
  if (ownerId === userId) return true;
  return supplierId !== null && (await suppliersOfUser(tx, userId)).includes(supplierId);
}

async function reply(
  sending: Sending,
  joined: { conversation: ConversationRow; parentId: string },
): Promise<string> {
  const { tx, services, userId, message, text, fileIds } = sending;
  const { id, tradeRequestId } = joined.conversation;
  // Locks the request before its conversation, in the same order as the simulated supplier.
  const request = tradeRequestId === null ? undefined : await readyForMessage(tx, services, tradeRequestId);
  const due = await lockConversation(tx, id);
  if (due === undefined) throw notFound('این گفت‌وگو');
  await answerWhenDue(tx, services, due);
  if (due.isClosed) throw await conversationConflict(tx, userId, id, 'این گفت‌وگو بسته است.');
  const at = services.clock.now();
  const side = sideOf(due, userId);
  const { name: senderName } = await readBuyer(tx, userId);
  const senderPosition = side === 'Buyer' ? undefined : await positionAt(tx, userId, due.supplierId);
  const written = await writeMessage(tx, services, {
    ...{
      conversationId: id,
      parentId: joined.parentId,
      side,
      senderId: userId,
      senderName,
      text,
      fileIds,
      at,
    },
    clientMessageId: message.clientMessageId,
    ...(senderPosition === undefined ? {} : { senderPosition }),
  });
  // A person who replies has read the earlier messages.
  await changeView(tx, id, userId, { readSeq: written.seq });
  await markSeen(
    tx,
    id,
    side === 'Supplier' ? 'Buyer' : due.supplierId === null ? 'Support' : 'Supplier',
    at,
  );
  if (request !== undefined && side === 'Buyer') await heedMessage(tx, services, request, text, at);
  if (side === 'Buyer' && tradeRequestId === null && (await isSimulated(tx, due.supplierId)))
    await callAnswer(sending, id, at);
  return written.id;
}

/** Returns what a supplier's agent does there. */
async function positionAt(tx: Queryable, userId: string, supplierId: string | null) {
  const [agent] = await selectRows<{ position: string }>(
    tx,
    sql`select a.position from merchant_agents a join merchants m on m.id = a.merchant_id
      where m.supplier_id = ${supplierId} and a.user_id = ${userId} and a.is_active and a.position is not null`,
  );
  return agent?.position;
}

async function begin({ tx, services, userId, message, text, fileIds }: Sending): Promise<string> {
  const subject = message.subject?.trim() ?? '';
  if (subject.length < 3) {
    const errors = { subject: ['موضوع گفت‌وگو را بنویسید.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const recipient = await findRecipient(tx, userId, message);
  const at = services.clock.now();
  const { name } = await readBuyer(tx, userId);
  const { clientMessageId } = message;
  const replyAt = new Date(at.getTime() + services.play.answerSeconds * 1000);
  const written = await beginConversation(tx, services, {
    ...{ userId, userName: name, subject, text, fileIds, clientMessageId, at, ...recipient },
    ...((await isSimulated(tx, recipient.supplier?.id ?? null)) ? { replyAt } : {}),
  });
  return written.id;
}

/** Returns whether nobody logs in to reply: support, most suppliers of the seed. */
async function isSimulated(tx: Queryable, supplierId: string | null): Promise<boolean> {
  return supplierId === null || (await usersOfSupplier(tx, supplierId)).length === 0;
}

/** Schedules a simulated reply; a second message does not delay it. */
async function callAnswer({ tx, services }: Sending, id: string, at: Date): Promise<void> {
  const [row] = await tx
    .select({ replyAt: conversations.replyAt })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (row?.replyAt !== null) return;
  const replyAt = new Date(at.getTime() + services.play.answerSeconds * 1000);
  await tx.update(conversations).set({ replyAt }).where(eq(conversations.id, id));
}
