import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const merchantAgents = pgTable('merchant_agents', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  phoneNumber: text('phone_number').notNull(),
  userId: text('user_id').references(() => users.id),
  position: text('position'),
  permissions: text('permissions').array().notNull(),
  isActive: boolean('is_active').notNull(),
  invitedAt: instant('invited_at').notNull(),
  acceptedAt: instant('accepted_at'),
  version: integer('version').notNull().default(1),
  deactivatedAt: instant('deactivated_at'),
});

export const files = pgTable('files', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id').references(() => users.id),
  purpose: text('purpose').notNull(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  createdAt: instant('created_at').notNull(),
});
