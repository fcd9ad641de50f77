import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import type { SignedInUser } from '../server/request-context';
import { completeProfileRoles } from './roles';

/**
 * Returns the refusal of a user without any of the roles an operation needs: `profile-incomplete` with what is missing where completing the
 * profile would bring one of them, else `forbidden`.
 */
export function refuseRole(
  { missingFields }: Pick<SignedInUser, 'missingFields'>,
  needed: readonly string[],
): ProblemError {
  // Where a consumer may go no complete profile is needed: the caller is refused for another reason.
  const isEarned = !needed.includes('Consumer') && completeProfileRoles.some((role) => needed.includes(role));
  if (!isEarned || missingFields.length === 0) return new ProblemError('forbidden');
  const detail = `${persianNumber(missingFields.length)} مورد از پروفایل مانده است.`;
  return new ProblemError('profile-incomplete', { detail, missingFields: [...missingFields] });
}
