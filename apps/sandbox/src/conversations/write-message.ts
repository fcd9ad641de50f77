import { searchColumn } from '@bazaar/domain/persian/search-key';
import { eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { conversationMessages, conversations } from '../db/schema/conversations';
import type { Services } from '../server/services';
import type { ConversationRow, MessageRow, Side } from './conversation-types';

export interface NewMessageRow {
  conversationId: string;
  /** Generated when absent. */
  id?: string;
  parentId?: string;
  side: Side;
  /** Absent when the sandbox simulates the sender. */
  senderId?: string;
  senderName: string;
  senderPosition?: string;
  text: string;
  fileIds?: string[];
  clientMessageId?: string;
  at: Date;
}

/** Locks one conversation until the transaction ends, so that its messages are written one after the other. */
export async function lockConversation(tx: Queryable, id: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
}

/** Adds a message and moves the conversation to the top of every participant's list. The conversation must be locked or new. */
export async function writeMessage(
  tx: Queryable,
  services: Services,
  message: NewMessageRow,
): Promise<MessageRow> {
  const id = message.id ?? `msg-${services.random.uuid()}`;
  const [row] = await tx
    .insert(conversationMessages)
    .values({
      id,
      conversationId: message.conversationId,
      parentId: message.parentId ?? null,
      side: message.side,
      senderId: message.senderId ?? null,
      senderName: message.senderName,
      senderPosition: message.senderPosition ?? null,
      text: message.text,
      searchKey: searchColumn(message.text),
      fileIds: message.fileIds ?? [],
      clientMessageId: message.clientMessageId ?? id,
      sentAt: message.at,
    })
    .returning();
  if (row === undefined) throw new Error('A message written a moment ago cannot be read');
  await tx
    .update(conversations)
    .set({
      lastSeq: row.seq,
      lastMessageAt: message.at,
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, message.conversationId));
  return row as MessageRow;
}

/** Marks the messages of this side as read by the other side. */
export async function markSeen(tx: Queryable, conversationId: string, writer: Side, at: Date): Promise<void> {
  await tx.execute(sql`
    update conversation_messages set seen_at = ${at.toISOString()}::timestamptz
    where conversation_id = ${conversationId} and side = ${writer} and seen_at is null`);
}

/** Returns the people who may reply for a supplier: the owner of its company, and the agents with that permission. */
export async function usersOfSupplier(queryable: Queryable, supplierId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`
      select m.owner_user_id as id from merchants m where m.supplier_id = ${supplierId} and m.owner_user_id is not null
      union
      select a.user_id from merchant_agents a join merchants m on m.id = a.merchant_id
      where m.supplier_id = ${supplierId} and a.is_active and a.user_id is not null and 'Answer' = any (a.permissions)`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the suppliers a person may reply for. */
export async function suppliersOfUser(queryable: Queryable, userId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`
      select m.supplier_id as id from merchants m where m.owner_user_id = ${userId} and m.supplier_id is not null
      union
      select m.supplier_id from merchant_agents a join merchants m on m.id = a.merchant_id
      where a.user_id = ${userId} and a.is_active and 'Answer' = any (a.permissions) and m.supplier_id is not null`,
  );
  return rows.map(({ id }) => id);
}
