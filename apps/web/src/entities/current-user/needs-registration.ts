import type { Customer } from '@bazaar/api/model';
import { isPersonName } from '@bazaar/domain/person/profile-values';

/**
 * Returns whether a logged-in person still has to register: there is no profile, the role of a registered buyer is missing, or the name is
 * the placeholder of a new account.
 */
export function needsRegistration(profile: Customer | undefined): boolean {
  if (profile === undefined) return true;
  const { firstName, lastName, roles } = profile;
  return !roles.includes('Consumer') || !isPersonName(firstName) || !isPersonName(lastName);
}
