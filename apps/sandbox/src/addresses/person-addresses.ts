import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { personAddresses } from '../db/schema/places';
import { notFound, ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import type { PersonAddress, PersonAddressChange, PersonAddressFields } from './address-types';
import { checkAddress, refuseAnother } from './check-address';
import { lockPerson } from './lock-person';
import { placeNames } from './place-names';

const mostAddresses = 20;

/** The caller and the owner of the addresses: only a person's own user may access them. */
export interface PersonOwner {
  tx: Queryable;
  userId: string;
  personId: string;
}

/** Returns the primary address first, then the others in order of creation. */
export async function readPersonAddresses(owner: PersonOwner): Promise<PersonAddress[]> {
  await mustBeOwnPerson(owner);
  return select(owner, sql`true`);
}

export async function createPersonAddress(
  owner: PersonOwner,
  services: Services,
  typed: PersonAddressFields,
): Promise<PersonAddress> {
  const { tx, userId, personId } = owner;
  await mustBeOwnPerson(owner);
  const fields = await checkAddress(tx, typed);
  await lockPerson(tx, userId);
  const known = await select(owner, sql`true`);
  refuseAnother(known.length, mostAddresses);
  await takePrimary(owner, fields.isPrimary);
  const id = `paddr-${services.random.uuid()}`;
  const createdAt = services.clock.now();
  await tx.insert(personAddresses).values({ id, userId, personId, ...columns(fields), createdAt });
  return mustFind(owner, id);
}

/** Replaces an address if its version is still the one that was read; otherwise refuses with 409 and the current address. */
export async function updatePersonAddress(
  owner: PersonOwner,
  { id, version, ...typed }: PersonAddressChange,
): Promise<PersonAddress> {
  await mustBeOwnPerson(owner);
  await mustFind(owner, id);
  const fields = await checkAddress(owner.tx, typed);
  await lockPerson(owner.tx, owner.userId);
  const current = await mustFind(owner, id);
  if (current.version !== version) throw new ProblemError('conflict', { current });
  await takePrimary(owner, fields.isPrimary, id);
  await owner.tx
    .update(personAddresses)
    .set({ ...columns(fields), version: version + 1 })
    .where(ownAddress(owner, id));
  return mustFind(owner, id);
}

export async function deletePersonAddress(owner: PersonOwner, id: string): Promise<void> {
  await mustBeOwnPerson(owner);
  const gone = await owner.tx.delete(personAddresses).where(ownAddress(owner, id)).returning({
    id: personAddresses.id,
  });
  if (gone.length === 0) throw notFound('این آدرس');
}

/** Clears the current primary address, which is a change of it too, before another one becomes primary. */
async function takePrimary({ tx, personId }: PersonOwner, isPrimary: boolean, id = ''): Promise<void> {
  if (!isPrimary) return;
  await tx
    .update(personAddresses)
    .set({ isPrimary: false, version: sql`${personAddresses.version} + 1` })
    .where(
      and(
        eq(personAddresses.personId, personId),
        eq(personAddresses.isPrimary, true),
        ne(personAddresses.id, id),
      ),
    );
}

async function mustBeOwnPerson({ tx, userId, personId }: PersonOwner): Promise<void> {
  const own = await selectRows(
    tx,
    sql`select 1 from users where id = ${userId} and profile->>'personId' = ${personId}`,
  );
  if (own.length === 0) throw notFound('این شخص');
}

function columns(fields: PersonAddressFields) {
  return {
    kind: fields.kind,
    title: fields.title,
    countryId: fields.countryId,
    stateId: fields.stateId,
    cityId: fields.cityId,
    urbanAreaId: fields.urbanAreaId ?? null,
    addressText: fields.addressText,
    postalCode: fields.postalCode,
    phone: fields.phone ?? null,
    isPrimary: fields.isPrimary,
  };
}

function ownAddress({ userId, personId }: PersonOwner, id: string) {
  return and(
    eq(personAddresses.id, id),
    eq(personAddresses.personId, personId),
    eq(personAddresses.userId, userId),
  );
}

async function mustFind(owner: PersonOwner, id: string): Promise<PersonAddress> {
  const [found] = await select(owner, sql`a.id = ${id}`);
  if (found === undefined) throw notFound('این آدرس');
  return found;
}

async function select({ tx, userId, personId }: PersonOwner, condition: SQL): Promise<PersonAddress[]> {
  const rows = await selectRows<{ document: PersonAddress }>(
    tx,
    sql`
      select jsonb_strip_nulls(jsonb_build_object('id', a.id, 'personId', a.person_id, 'kind', a.kind, 'title', a.title,
        'addressText', a.address_text, 'postalCode', a.postal_code, 'phone', a.phone, 'isPrimary', a.is_primary,
        'version', a.version)
        || ${placeNames.document}) as document
      from person_addresses a ${placeNames.joins}
      where a.person_id = ${personId} and a.user_id = ${userId} and ${condition}
      order by a.is_primary desc, a.created_at, a.id`,
  );
  return rows.map(({ document }) => document);
}
