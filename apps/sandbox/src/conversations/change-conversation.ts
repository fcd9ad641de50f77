import type { ConversationChange, MessageEdit } from '@bazaar/api/model';
import { searchColumn } from '@bazaar/domain/persian/search-key';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { conversationMessages, conversations } from '../db/schema/conversations';
import { notFound, ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { type ConversationRow, sideOf } from './conversation-types';
import { changeView } from './conversation-view';
import { findSeen, shownConversation } from './read-conversations';
import { lockConversation, markSeen } from './write-message';

const editableMs = 15 * 60 * 1000;

/**
 * Marks, archives, closes or edits a conversation. Refuses with 404 for anyone but its participants, and with 409 where the version, the
 * state or the age does not allow it. Marks of the caller alone do not look at the version.
 */
export async function changeConversation(
  tx: Queryable,
  services: Services,
  userId: string,
  { id, change }: { id: string; change: ConversationChange },
) {
  const conversation = await openConversation(tx, userId, id);
  if (change.read === true && change.unread === true) {
    const errors = { unread: ['خوانده و نخوانده با هم نمی‌شود.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const isShared = change.edit !== undefined || change.closed === true;
  if (isShared && (change.version ?? conversation.version) !== conversation.version) {
    throw await conversationConflict(tx, userId, id, 'از وقتی خوانده‌اید، این گفت‌وگو تغییر کرده است.');
  }
  const at = services.clock.now();
  if (change.edit !== undefined) await editMessage(tx, conversation, { userId, edit: change.edit, at });
  if (change.closed === true) await close(tx, conversation, userId);
  if (change.archived !== undefined) await changeView(tx, id, userId, { isArchived: change.archived });
  if (change.read === true) await markRead(tx, conversation, userId, at);
  if (change.unread === true) await markUnread(tx, conversation, userId);
  return showConversation(tx, userId, id);
}

/** Hides a conversation for one participant, until a new message arrives. */
export async function hideConversation(tx: Queryable, userId: string, id: string): Promise<void> {
  const conversation = await openConversation(tx, userId, id);
  await changeView(tx, id, userId, { hiddenSeq: conversation.lastSeq });
}

export async function showConversation(queryable: Queryable, userId: string, id: string) {
  const row = await findSeen(queryable, userId, id);
  if (row === undefined) throw notFound('این گفت‌وگو');
  return shownConversation(row, userId);
}

/** Refuses with 409 and the current conversation. */
export async function conversationConflict(tx: Queryable, userId: string, id: string, detail: string) {
  const current = { ...(await showConversation(tx, userId, id)) };
  return new ProblemError('conflict', { detail, current });
}

async function openConversation(tx: Queryable, userId: string, id: string): Promise<ConversationRow> {
  const seen = await findSeen(tx, userId, id);
  const locked = seen === undefined ? undefined : await lockConversation(tx, id);
  if (locked === undefined) throw notFound('این گفت‌وگو');
  return locked;
}

async function editMessage(
  tx: Queryable,
  conversation: ConversationRow,
  { userId, edit, at }: { userId: string; edit: MessageEdit; at: Date },
): Promise<void> {
  const text = edit.text.trim();
  if (text === '') {
    const errors = { 'edit.text': ['متن پیام را بنویسید.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const [message] = await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.id, edit.messageId),
        eq(conversationMessages.conversationId, conversation.id),
        eq(conversationMessages.senderId, userId),
      ),
    );
  if (message === undefined || message.deletedAt !== null) throw notFound('این پیام');
  if (conversation.isClosed)
    throw await conversationConflict(tx, userId, conversation.id, 'این گفت‌وگو بسته است.');
  if (at.getTime() - message.sentAt.getTime() > editableMs) {
    throw await conversationConflict(
      tx,
      userId,
      conversation.id,
      'پیام تا ۱۵ دقیقه پس از فرستادن ویرایش می‌شود.',
    );
  }
  await tx
    .update(conversationMessages)
    .set({ text, searchKey: searchColumn(text), editedAt: at })
    .where(eq(conversationMessages.id, message.id));
  await tx
    .update(conversations)
    .set({ version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, conversation.id));
}

async function close(tx: Queryable, conversation: ConversationRow, userId: string): Promise<void> {
  const { id, isClosed, tradeRequestId } = conversation;
  if (isClosed) throw await conversationConflict(tx, userId, id, 'این گفت‌وگو بسته است.');
  if (tradeRequestId !== null) {
    throw await conversationConflict(tx, userId, id, 'گفت‌وگوی یک درخواست با خود آن بسته می‌شود.');
  }
  await tx
    .update(conversations)
    .set({ isClosed: true, replyAt: null, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id));
}

async function markRead(
  tx: Queryable,
  conversation: ConversationRow,
  userId: string,
  at: Date,
): Promise<void> {
  await changeView(tx, conversation.id, userId, { readSeq: conversation.lastSeq });
  const isBuyer = sideOf(conversation, userId) === 'Buyer';
  await markSeen(
    tx,
    conversation.id,
    isBuyer ? (conversation.supplierId === null ? 'Support' : 'Supplier') : 'Buyer',
    at,
  );
}

/** Marks the other side's last message as unread; does nothing when there is none. */
async function markUnread(tx: Queryable, conversation: ConversationRow, userId: string): Promise<void> {
  const [last] = await selectRows<{ seq: string | number | null }>(
    tx,
    sql`select max(seq) as seq from conversation_messages
      where conversation_id = ${conversation.id} and side <> ${sideOf(conversation, userId)}`,
  );
  const seq = last?.seq ?? null;
  if (seq !== null) await changeView(tx, conversation.id, userId, { readSeq: Number(seq) - 1 });
}
