import type { TableRow } from '../db/insert-rows';
import type { StoredProfile } from '../db/schema/accounts';
import type { Seed, SeedUser } from '../seed/seed-types';

/** Builds the seed's people. They are created once: an existing person is never overwritten. */
export function userRows(seed: Seed): TableRow[] {
  return seed.users.map((user) => ({
    id: user.id,
    phone_number: user.phoneNumber,
    created_at: user.createdAt,
    profile: storedProfile(user),
  }));
}

/** A person with a national code has filled in the profile, and not only registered. */
function storedProfile({ id: _, phoneNumber: __, createdAt, isNew, ...told }: SeedUser): StoredProfile {
  return {
    ...told,
    version: 1,
    ...(isNew === true ? {} : { registeredAt: createdAt }),
    ...(told.nationalCode === undefined ? {} : { filledInAt: createdAt }),
  };
}
