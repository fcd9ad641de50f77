import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type {
  RequestContent,
  StoredCorrection,
  StoredEndReason,
  StoredPrice,
} from '../../trade/request-content';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tradeRequests = pgTable(
  'trade_requests',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: text('user_id').notNull(),
    supplierId: text('supplier_id').notNull(),
    clientRequestId: text('client_request_id').notNull(),
    groupKey: text('group_key'),
    copyOf: text('copy_of'),
    status: text('status').notNull(),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<RequestContent>().notNull(),
    supplier: jsonb('supplier').$type<Record<string, unknown>>().notNull(),
    price: jsonb('price').$type<StoredPrice>(),
    paymentId: text('payment_id'),
    correction: jsonb('correction').$type<StoredCorrection>(),
    endReason: jsonb('end_reason').$type<StoredEndReason>(),
    outcome: text('outcome'),
    conversationId: text('conversation_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    publishedAt: instant('published_at'),
    seenAt: instant('seen_at'),
    answeredAt: instant('answered_at'),
    validUntil: instant('valid_until'),
    closedAt: instant('closed_at'),
    nextStep: text('next_step'),
    nextAt: instant('next_at'),
  },
  (table) => [unique().on(table.userId, table.clientRequestId)],
);

export const tradeRequestEvents = pgTable('trade_request_events', {
  id: text('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  tradeRequestId: text('trade_request_id').notNull(),
  type: text('type').notNull(),
  fromStatus: text('from_status'),
  toStatus: text('to_status'),
  actorName: text('actor_name').notNull(),
  actorRole: text('actor_role').notNull(),
  note: text('note'),
  data: jsonb('data').$type<Record<string, unknown>>(),
  at: instant('at').notNull(),
});
