import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import type { TableRow } from '../db/insert-rows';
import {
  deliveryAddresses,
  personAddresses,
  type SeedDeliveryAddress,
  type SeedPersonAddress,
} from '../seed/addresses/user-addresses';
import type { SeedSlice } from './seed-slice';

/** Addresses of the seed's people. Written once: a person with any address keeps the existing ones, and deleted ones stay deleted. */
export const userAddressesSlice: SeedSlice = {
  tables: [],
  fill: ({ db }) =>
    db.transaction(async (tx) => {
      await insertForNewcomers(tx, 'delivery_addresses', deliveryAddresses.map(deliveryRow));
      await insertForNewcomers(tx, 'person_addresses', personAddresses.map(personRow));
    }),
};

async function insertForNewcomers(tx: Queryable, table: string, rows: TableRow[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name}
    select t.* from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) t
    where exists (select 1 from users u where u.id = t.user_id)
      and not exists (select 1 from ${name} kept where kept.user_id = t.user_id)
    on conflict do nothing`);
}

function deliveryRow(address: SeedDeliveryAddress): TableRow {
  return {
    ...placeColumns(address),
    receiver_name: address.receiverName,
    receiver_phone: address.receiverPhone,
    plaque: address.plaque,
    unit: address.unit,
    access_note: address.accessNote,
    is_selected: address.isSelected,
    created_at: address.at,
    updated_at: address.at,
  };
}

function personRow(address: SeedPersonAddress): TableRow {
  return {
    ...placeColumns(address),
    person_id: address.personId,
    kind: address.kind,
    phone: address.phone,
    is_primary: address.isPrimary,
    created_at: address.at,
  };
}

function placeColumns(address: SeedDeliveryAddress | SeedPersonAddress): TableRow {
  return {
    id: address.id,
    user_id: address.userId,
    title: address.title,
    country_id: address.countryId,
    state_id: address.stateId,
    city_id: address.cityId,
    urban_area_id: address.urbanAreaId,
    address_text: address.addressText,
    postal_code: address.postalCode,
    version: 1,
  };
}
