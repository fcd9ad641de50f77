import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { type StoredProfile, users } from '../db/schema/accounts';
import type { Services } from '../server/services';

/** The account of a number; made at its first login, as a consumer whose name is still to be told. */
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

/** Whether the person of a number has a profile of their own: an account whose name is still the placeholder is none. */
export async function hasProfile(db: Queryable, phoneNumber: string): Promise<boolean> {
  const [user] = await db
    .select({ profile: users.profile })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  return user !== undefined && user.profile.isNamePlaceholder !== true;
}

/** Until a person tells their name they are greeted by the last digits of their number. */
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
