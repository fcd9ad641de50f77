import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { DeliveryAddress } from './address-types';
import { placeNames } from './place-names';

/** Returns a person's addresses, the selected one first, then the most recently changed. */
export function readDeliveryAddresses(queryable: Queryable, userId: string): Promise<DeliveryAddress[]> {
  return select(queryable, sql`a.user_id = ${userId}`);
}

/** Returns one address of this person; `undefined` for an unknown id and for somebody else's. */
export async function findDeliveryAddress(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<DeliveryAddress | undefined> {
  const [found] = await select(queryable, sql`a.user_id = ${userId} and a.id = ${id}`);
  return found;
}

/** Returns the selected address; `undefined` only for a person without any address. */
export async function findSelectedAddress(
  queryable: Queryable,
  userId: string,
): Promise<DeliveryAddress | undefined> {
  const [found] = await select(queryable, sql`a.user_id = ${userId} and a.is_selected`);
  return found;
}

async function select(queryable: Queryable, condition: SQL): Promise<DeliveryAddress[]> {
  const rows = await selectRows<{ document: DeliveryAddress; updatedAt: string | Date }>(
    queryable,
    sql`
      select a.updated_at as "updatedAt", jsonb_strip_nulls(jsonb_build_object('id', a.id, 'title', a.title,
        'receiverName', a.receiver_name, 'receiverPhone', a.receiver_phone, 'addressText', a.address_text,
        'plaque', a.plaque, 'unit', a.unit, 'postalCode', a.postal_code, 'lat', a.lat, 'lng', a.lng,
        'accessNote', a.access_note, 'isSelected', a.is_selected, 'version', a.version) || ${placeNames.document}) as document
      from delivery_addresses a ${placeNames.joins}
      where ${condition} order by a.is_selected desc, a.updated_at desc, a.id`,
  );
  return rows.map(({ document, updatedAt }) => ({
    ...document,
    updatedAt: new Date(updatedAt).toISOString(),
  }));
}
