import type { TableRow } from '../db/insert-rows';
import type { StoredProfile } from '../db/schema/accounts';
import type { Seed } from '../seed/seed-types';

/** The seed's people. They are made once: a person who is already there is never overwritten. */
export function userRows(seed: Seed): TableRow[] {
  return seed.users.map((user) => ({
    id: user.id,
    phone_number: user.phoneNumber,
    created_at: user.createdAt,
    profile: {
      customerId: user.customerId,
      personId: user.personId,
      firstName: user.firstName,
      lastName: user.lastName,
      kind: user.kind,
      roles: user.roles,
      permissions: user.permissions,
      completeness: 90,
      version: 1,
      ...(user.email === undefined ? {} : { email: user.email }),
      ...(user.company === undefined ? {} : { company: user.company }),
    } satisfies StoredProfile,
  }));
}
