import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { checkPerson, refuseWith, withoutGaps } from './check-person';
import { lockProfile, storeProfile } from './profile-store';

export interface Registration {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  nationalCode?: string | undefined;
  email?: string | undefined;
  cityId?: string | undefined;
}

/**
 * Registers the logged-in person as a consumer. Their account exists since the first login; this adds their name and the acceptance of the
 * rules. Refuses with `validation` by field, and with `conflict` when already registered.
 */
export async function registerBuyer(
  tx: Queryable,
  services: Services,
  userId: string,
  { phoneNumber, cityId, ...told }: Registration,
): Promise<{ id: string; userId: string }> {
  const now = services.clock.now();
  const account = await lockProfile(tx, userId);
  const person = checkPerson({ ...told, kind: 'Person' }, now);
  refuseWith([
    [phoneNumber !== account.phoneNumber, 'phoneNumber', 'این شمارهٔ موبایلی نیست که با آن وارد شده‌اید.'],
    [cityId !== undefined && !(await isKnownCity(tx, cityId)), 'cityId', 'این شهر در فهرست نیست.'],
  ]);
  const { profile } = account;
  const registered = { id: profile.customerId, userId };
  if (profile.registeredAt !== undefined) throw new ProblemError('conflict', { current: registered });
  await storeProfile(tx, userId, {
    ...profile,
    ...person,
    ...withoutGaps({ cityId }),
    isNamePlaceholder: false,
    roles: [...new Set([...profile.roles, 'Consumer'])],
    registeredAt: now.toISOString(),
  });
  return registered;
}

async function isKnownCity(tx: Queryable, cityId: string): Promise<boolean> {
  return (await selectRows(tx, sql`select 1 from cities where id = ${cityId}`)).length > 0;
}
