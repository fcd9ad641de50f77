import 'server-only';
import { getCustomerProfile } from '@bazaar/api/customers';
import { sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import { loadPrivate, type PrivateResult } from '@/lib/data/load-private';
import type { ServerSession } from '@/lib/session/server-session';

export type AdminAccess =
  | 'granted'
  | 'refused'
  | Exclude<PrivateResult<never>, { state: 'ready' | 'missing' }>;

/**
 * Returns whether a person may see the administrator's page, by what the service says of them now: nothing of the page is sent before. Who
 * cannot be read is not let in.
 */
export async function readAdminAccess(session: ServerSession): Promise<AdminAccess> {
  const read = await loadPrivate(session, (request) => getCustomerProfile(request));
  if (read.state === 'ready') return sectionAccess('Admin', read.value) === 'open' ? 'granted' : 'refused';
  // Whoever never filled in a profile has no roles.
  return read.state === 'missing' ? 'refused' : read;
}
