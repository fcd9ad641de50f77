import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a person has told of themselves. What follows from it (completeness, permissions) is computed when it is read. */
export interface StoredProfile {
  customerId: string;
  personId: string;
  firstName: string;
  lastName: string;
  /** The name is the greeting of an account whose person has told none. */
  isNamePlaceholder?: boolean;
  kind: 'Person' | 'Company';
  nationalCode?: string;
  /** Day, `YYYY-MM-DD`. */
  birthDate?: string;
  gender?: 'Female' | 'Male';
  email?: string;
  jobTitleId?: string;
  cityId?: string;
  company?: StoredCompany;
  roles: string[];
  version: number;
  /** Instants, ISO-8601: of the registration as a consumer, and of the profile's first filling in. */
  registeredAt?: string;
  filledInAt?: string;
  pictureFileId?: string;
  pictureChangedAt?: string;
}

export interface StoredCompany {
  name: string;
  nationalId: string;
  economicCode?: string;
  registrationNumber?: string;
  activityFieldId?: string;
}

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  phoneNumber: text('phone_number').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  profile: jsonb('profile').$type<StoredProfile>().notNull(),
  /** Made by the database from the profile and the number. */
  searchKey: text('search_key').notNull().generatedAlwaysAs(sql`''`),
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
