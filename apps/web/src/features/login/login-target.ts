import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { paths } from '@/lib/navigation/paths';

/** Returns the page to open after login: `redirectPath` of the address when it is a path of this site, else the profile. */
export function loginTarget(search: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('redirectPath'), paths.profile);
}
