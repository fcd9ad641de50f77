import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { paths } from '@/lib/navigation/paths';
import { personalInfoThen } from '@/lib/navigation/personal-info-then';

/**
 * Returns where a login leads: to `redirectPath` of the address when it is a path of our own, else to the profile. Who is new registers first, and
 * goes on from there to what was wanted.
 */
export function targetAfterLogin(search: string, isNewUser: boolean): string {
  const wanted = loginTarget(search);
  if (!isNewUser || wanted.split(/[?#]/)[0] === paths.personalInfo) return wanted;
  return personalInfoThen(wanted);
}

/** Returns the page to open after login: `redirectPath` of the address when it is a path of this site, else the profile. */
export function loginTarget(search: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('redirectPath'), paths.profile);
}
