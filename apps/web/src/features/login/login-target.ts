import { paths } from '@/platform/paths';
import { safeRedirectPath } from '@/platform/session/redirect-path';

/** Where to go after login: `redirectPath` of the address when it is a path of our own, else the profile. */
export function loginTarget(search: string): string {
  const wanted = safeRedirectPath(new URLSearchParams(search).get('redirectPath'), paths.profile);
  return wanted.split(/[?#]/)[0] === paths.login ? paths.profile : wanted;
}
