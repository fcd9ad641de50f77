import { eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { type StoredProfile, users } from '../db/schema/accounts';
import { heldPermissions } from './agency';
import { completenessOf, missingFieldsOf } from './completeness';
import { permissionsOf, rolesOf } from './roles';

/** The contract's `Customer`. */
export type CustomerProfile = Record<string, unknown> & { id: string; userId: string; version: number };

/** Returns the profile of one account. Throws for a missing account: a token has named it. */
export async function readProfile(queryable: Queryable, userId: string): Promise<CustomerProfile> {
  const [row] = await selectRows<{ phoneNumber: string; profile: StoredProfile; held: string[] }>(
    queryable,
    sql`select u.phone_number as "phoneNumber", u.profile, ${heldPermissions(sql`u.id`)} as held
      from users u where u.id = ${userId}`,
  );
  if (row === undefined) throw new Error('A token points at an account that is not there');
  const { profile } = row;
  return {
    id: profile.customerId,
    userId,
    personId: profile.personId,
    phoneNumber: row.phoneNumber,
    ...toldParts(profile),
    roles: profile.roles,
    permissions: permissionsOf(profile.roles, row.held),
    completeness: completenessOf(profile),
    missingFields: missingFieldsOf(profile),
    version: profile.version,
  };
}

function toldParts(profile: StoredProfile) {
  const { kind, firstName, lastName, nationalCode, birthDate, gender, email, jobTitleId, company } = profile;
  return { kind, firstName, lastName, nationalCode, birthDate, gender, email, jobTitleId, company };
}

/**
 * Returns the stored profile and number of an account, with its row locked until the transaction ends, so that concurrent changes queue.
 */
export async function lockProfile(
  tx: Queryable,
  userId: string,
): Promise<{ phoneNumber: string; profile: StoredProfile }> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (row === undefined) throw new Error('A token points at an account that is not there');
  return row;
}

/** Replaces the locked profile by a changed one; increments its version and updates its roles. */
export async function storeProfile(tx: Queryable, userId: string, changed: StoredProfile): Promise<void> {
  const profile: StoredProfile = { ...changed, version: changed.version + 1, roles: rolesOf(changed) };
  await tx.update(users).set({ profile }).where(eq(users.id, userId));
}

/** Adds or removes one role without changing the rest of the profile or its version. */
export async function setRole(tx: Queryable, userId: string, role: string, isGiven: boolean): Promise<void> {
  const { profile } = await lockProfile(tx, userId);
  const others = profile.roles.filter((given) => given !== role);
  const roles = isGiven ? [...others, role] : others;
  await tx
    .update(users)
    .set({ profile: { ...profile, roles } })
    .where(eq(users.id, userId));
}
