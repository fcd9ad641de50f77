import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const conversations = pgTable('conversations', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  supplierId: text('supplier_id'),
  supplierName: text('supplier_name'),
  subject: text('subject').notNull(),
  objectType: text('object_type'),
  objectId: text('object_id'),
  objectTitle: text('object_title'),
  tradeRequestId: text('trade_request_id'),
  isClosed: boolean('is_closed').notNull().default(false),
  searchKey: text('search_key').notNull(),
  rootId: text('root_id').notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  lastMessageAt: instant('last_message_at').notNull(),
  createdAt: instant('created_at').notNull(),
  replyAt: instant('reply_at'),
  version: integer('version').notNull().default(1),
});

export const conversationMessages = pgTable('conversation_messages', {
  id: text('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  conversationId: text('conversation_id').notNull(),
  parentId: text('parent_id'),
  side: text('side').notNull(),
  senderId: text('sender_id'),
  senderName: text('sender_name').notNull(),
  senderPosition: text('sender_position'),
  text: text('text').notNull(),
  searchKey: text('search_key').notNull().default(''),
  fileIds: text('file_ids').array().notNull(),
  clientMessageId: text('client_message_id').notNull(),
  sentAt: instant('sent_at').notNull(),
  seenAt: instant('seen_at'),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
});

export const conversationViews = pgTable(
  'conversation_views',
  {
    conversationId: text('conversation_id').notNull(),
    userId: text('user_id').notNull(),
    readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
    hiddenSeq: bigint('hidden_seq', { mode: 'number' }).notNull().default(0),
    isArchived: boolean('is_archived').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);
