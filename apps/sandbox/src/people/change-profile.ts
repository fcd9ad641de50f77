import type { Queryable } from '../db/database-handle';
import type { StoredProfile } from '../db/schema/accounts';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { checkPerson, type ToldPerson, withoutGaps } from './check-person';
import { checkCompanyName, finaliseMerchant } from './own-merchant';
import { type CustomerProfile, lockProfile, readProfile, storeProfile } from './profile-store';

export interface ChangedProfile extends ToldPerson {
  kind: 'Person' | 'Company';
  version: number;
}

/**
 * Replaces the whole profile of version `version`; absent fields are cleared. Refuses with `validation` by field, and with `conflict` and
 * the current profile when the version has changed.
 */
export async function changeProfile(
  tx: Queryable,
  services: Services,
  userId: string,
  { version, ...told }: ChangedProfile,
): Promise<CustomerProfile> {
  const now = services.clock.now();
  const person = checkPerson(told, now);
  const { profile } = await lockProfile(tx, userId);
  if (profile.version !== version) throw await profileConflict(tx, userId);
  if (person.company !== undefined) await checkCompanyName(tx, userId, person.company.name);
  const changed: StoredProfile = {
    ...storedParts(profile),
    ...person,
    kind: told.kind,
    filledInAt: profile.filledInAt ?? now.toISOString(),
  };
  await storeProfile(tx, userId, changed);
  await finaliseMerchant(tx, userId, changed);
  return readProfile(tx, userId);
}

/** Fills in a profile for the first time, as a natural person. Refuses with `conflict` and the profile when it was filled in before. */
export async function fillInProfile(
  tx: Queryable,
  services: Services,
  userId: string,
  told: ToldPerson,
): Promise<CustomerProfile> {
  const now = services.clock.now();
  const person = checkPerson({ ...told, kind: 'Person' }, now);
  const { profile } = await lockProfile(tx, userId);
  if (profile.filledInAt !== undefined) throw await profileConflict(tx, userId);
  await storeProfile(tx, userId, {
    ...profile,
    ...person,
    isNamePlaceholder: false,
    kind: 'Person',
    filledInAt: now.toISOString(),
  });
  return readProfile(tx, userId);
}

export async function profileConflict(tx: Queryable, userId: string): Promise<ProblemError> {
  return new ProblemError('conflict', { current: await readProfile(tx, userId) });
}

/** Returns the parts of a profile that the person's own input does not change. */
function storedParts(profile: StoredProfile): Omit<StoredProfile, 'firstName' | 'lastName' | 'kind'> {
  const { customerId, personId, roles, version, cityId, registeredAt, pictureFileId, pictureChangedAt } =
    profile;
  const stored = { cityId, registeredAt, pictureFileId, pictureChangedAt };
  return { customerId, personId, roles, version, ...withoutGaps(stored) };
}
