import { searchColumn } from '@bazaar/domain/persian/search-key';
import type { Queryable } from '../db/database-handle';
import { conversations } from '../db/schema/conversations';
import type { Services } from '../server/services';
import type { MessageRow } from './conversation-types';
import { writeMessage } from './write-message';

export interface NewConversation {
  userId: string;
  userName: string;
  /** Absent for the marketplace's support. */
  supplier?: { id: string; name: string };
  subject: string;
  object?: { type: string; id: string; title: string };
  tradeRequestId?: string;
  text: string;
  fileIds?: string[];
  clientMessageId?: string;
  at: Date;
  /** When a simulated reply is due. */
  replyAt?: Date;
}

/** Starts a conversation with its first message. */
export async function beginConversation(
  tx: Queryable,
  services: Services,
  begun: NewConversation,
): Promise<MessageRow> {
  const { userId, userName, supplier, subject, object, at } = begun;
  const id = `conv-${services.random.uuid()}`;
  const rootId = `msg-${services.random.uuid()}`;
  await tx.insert(conversations).values({
    id,
    userId,
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? null,
    subject,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    objectTitle: object?.title ?? null,
    tradeRequestId: begun.tradeRequestId ?? null,
    searchKey: searchColumn([subject, object?.title, supplier?.name, userName].join(' ')),
    rootId,
    lastMessageAt: at,
    createdAt: at,
    replyAt: begun.replyAt ?? null,
    // The first message makes it 1.
    version: 0,
  });
  return writeMessage(tx, services, {
    conversationId: id,
    id: rootId,
    side: 'Buyer',
    senderId: userId,
    senderName: userName,
    text: begun.text,
    at,
    ...(begun.fileIds === undefined ? {} : { fileIds: begun.fileIds }),
    ...(begun.clientMessageId === undefined ? {} : { clientMessageId: begun.clientMessageId }),
  });
}
