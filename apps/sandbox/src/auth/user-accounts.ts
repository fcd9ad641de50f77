import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { type StoredProfile, users } from '../db/schema/accounts';
import type { Services } from '../server/services';

/** Returns the account of a number; creates it at the first login, as a consumer with a placeholder name. */
export async function findOrCreateUser(
  tx: Queryable,
  services: Services,
  phoneNumber: string,
): Promise<string> {
  const key = services.random.uuid();
  await tx
    .insert(users)
    .values({
      id: `usr-${key}`,
      phoneNumber,
      createdAt: services.clock.now(),
      profile: firstProfile(phoneNumber, key),
    })
    .onConflictDoNothing();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phoneNumber, phoneNumber));
  if (user === undefined) throw new Error('The account made a moment ago cannot be read');
  return user.id;
}

/** Uses the last digits of the number as name until the person gives one. */
function firstProfile(phoneNumber: string, key: string): StoredProfile {
  return {
    customerId: `cu-${key}`,
    personId: `pe-${key}`,
    firstName: 'کاربر',
    lastName: new Intl.NumberFormat('fa-IR', { useGrouping: false, minimumIntegerDigits: 4 }).format(
      Number(phoneNumber.slice(-4)),
    ),
    isNamePlaceholder: true,
    kind: 'Person',
    roles: ['Consumer'],
    version: 1,
  };
}
