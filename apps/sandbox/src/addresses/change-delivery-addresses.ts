import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { deliveryAddresses } from '../db/schema/places';
import { notFound, ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import type { DeliveryAddress, DeliveryAddressChange, DeliveryAddressFields } from './address-types';
import { checkAddress, refuseAnother } from './check-address';
import { lockPerson } from './lock-person';
import { findDeliveryAddress } from './read-delivery-addresses';

/** More than a company with many sites needs; it limits the list, which has no pages. */
const mostAddresses = 50;

export interface AddressOwner {
  tx: Queryable;
  services: Services;
  userId: string;
}

/** Adds an address; selects a person's first one. Refuses with 422 when the limit is reached or places do not belong together. */
export async function createDeliveryAddress(
  { tx, services, userId }: AddressOwner,
  typed: DeliveryAddressFields,
): Promise<DeliveryAddress> {
  const fields = await checkAddress(tx, typed);
  await lockPerson(tx, userId);
  const [counted] = await selectRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from delivery_addresses where user_id = ${userId}`,
  );
  const count = counted?.count ?? 0;
  refuseAnother(count, mostAddresses);
  const id = `addr-${services.random.uuid()}`;
  const now = services.clock.now();
  const row = { id, userId, ...columns(fields), isSelected: count === 0, createdAt: now, updatedAt: now };
  await tx.insert(deliveryAddresses).values(row);
  return mustFind(tx, userId, id);
}

/**
 * Replaces the person's input if its version is still the one that was read; otherwise refuses with 409 and the current address. Test and
 * change are one statement. The selection does not change, and does not raise the version.
 */
export async function updateDeliveryAddress(
  { tx, services, userId }: AddressOwner,
  id: string,
  { version, ...typed }: DeliveryAddressChange,
): Promise<DeliveryAddress> {
  await mustFind(tx, userId, id);
  const fields = await checkAddress(tx, typed);
  const changed = await tx
    .update(deliveryAddresses)
    .set({ ...columns(fields), updatedAt: services.clock.now(), version: version + 1 })
    .where(and(ownAddress(userId, id), eq(deliveryAddresses.version, version)))
    .returning({ id: deliveryAddresses.id });
  const current = await mustFind(tx, userId, id);
  if (changed.length === 0) throw new ProblemError('conflict', { current });
  return current;
}

/** Changes the selection, atomically for every reader. */
export async function selectDeliveryAddress(
  { tx, userId }: Omit<AddressOwner, 'services'>,
  id: string,
): Promise<DeliveryAddress> {
  await lockPerson(tx, userId);
  await mustFind(tx, userId, id);
  // Two statements: the index never allows two selected rows.
  await tx
    .update(deliveryAddresses)
    .set({ isSelected: false })
    .where(and(eq(deliveryAddresses.userId, userId), eq(deliveryAddresses.isSelected, true)));
  await tx.update(deliveryAddresses).set({ isSelected: true }).where(ownAddress(userId, id));
  return mustFind(tx, userId, id);
}

/** Deletes an address; refuses the selected one with 409. */
export async function deleteDeliveryAddress(
  { tx, userId }: Omit<AddressOwner, 'services'>,
  id: string,
): Promise<void> {
  await lockPerson(tx, userId);
  const current = await mustFind(tx, userId, id);
  if (current.isSelected) {
    const detail = 'آدرس پیش‌فرض را نمی‌توان حذف کرد. نخست آدرس دیگری را پیش‌فرض کنید.';
    throw new ProblemError('conflict', { detail, current });
  }
  await tx.delete(deliveryAddresses).where(ownAddress(userId, id));
}

/** Returns every column a person fills in; absent fields are cleared. */
function columns(fields: DeliveryAddressFields) {
  return {
    title: fields.title,
    receiverName: fields.receiverName,
    receiverPhone: fields.receiverPhone,
    countryId: fields.countryId,
    stateId: fields.stateId,
    cityId: fields.cityId,
    urbanAreaId: fields.urbanAreaId ?? null,
    addressText: fields.addressText,
    plaque: fields.plaque ?? null,
    unit: fields.unit ?? null,
    postalCode: fields.postalCode,
    lat: fields.lat ?? null,
    lng: fields.lng ?? null,
    accessNote: fields.accessNote ?? null,
  };
}

function ownAddress(userId: string, id: string) {
  return and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.userId, userId));
}

async function mustFind(tx: Queryable, userId: string, id: string): Promise<DeliveryAddress> {
  const found = await findDeliveryAddress(tx, userId, id);
  if (found === undefined) throw notFound('این آدرس');
  return found;
}
