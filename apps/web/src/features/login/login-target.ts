import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { paths } from '@/lib/navigation/paths';

/** Where to go after login: `redirectPath` of the address when it is a path of our own, else the profile. */
export function loginTarget(search: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('redirectPath'), paths.profile);
}
