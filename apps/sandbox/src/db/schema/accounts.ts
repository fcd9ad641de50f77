import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The profile of a customer as the contract names it, without the parts kept in columns. */
export interface StoredProfile {
  customerId: string;
  personId: string;
  firstName: string;
  lastName: string;
  kind: 'Person' | 'Company';
  roles: string[];
  permissions: string[];
  completeness: number;
  version: number;
  email?: string;
  company?: { name: string; nationalId: string };
}

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  phoneNumber: text('phone_number').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  profile: jsonb('profile').$type<StoredProfile>().notNull(),
});

export const otpRequests = pgTable('otp_requests', {
  phoneNumber: text('phone_number').primaryKey(),
  codeHash: text('code_hash'),
  requestedAt: instant('requested_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

export const accessTokens = pgTable('access_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const favourites = pgTable(
  'favourites',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.objectType, table.objectId)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
