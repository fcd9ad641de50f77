import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Place columns of both kinds of address. The ids are of the geography, without a foreign key: a new seed may remove a place. */
const placeColumns = () => ({
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  title: text('title').notNull(),
  countryId: text('country_id').notNull(),
  stateId: text('state_id').notNull(),
  cityId: text('city_id').notNull(),
  urbanAreaId: text('urban_area_id'),
  addressText: text('address_text').notNull(),
  postalCode: text('postal_code').notNull(),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
});

export const deliveryAddresses = pgTable('delivery_addresses', {
  ...placeColumns(),
  receiverName: text('receiver_name').notNull(),
  receiverPhone: text('receiver_phone').notNull(),
  plaque: text('plaque'),
  unit: text('unit'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  accessNote: text('access_note'),
  isSelected: boolean('is_selected').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const personAddresses = pgTable('person_addresses', {
  ...placeColumns(),
  personId: text('person_id').notNull(),
  kind: text('kind').notNull(),
  phone: text('phone'),
  isPrimary: boolean('is_primary').notNull(),
});
