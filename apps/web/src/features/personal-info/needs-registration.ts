import type { Customer } from '@bazaar/api/model';
import { isPersonName } from '@bazaar/domain/person/profile-values';

/**
 * Whether somebody who has logged in is still to be registered: there is no profile, it has not the role that registration gives, or its
 * name is the placeholder of a new account.
 */
export function needsRegistration(profile: Customer | undefined): boolean {
  if (profile === undefined) return true;
  const { firstName, lastName, roles } = profile;
  return !roles.includes('Consumer') || !isPersonName(firstName) || !isPersonName(lastName);
}
