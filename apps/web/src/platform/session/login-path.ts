import { paths } from '../paths';

/** The login address that brings the visitor back: `redirectPath` is the full target, `loginPerPage` what was visited. */
export function loginPath(redirectPath: string, loginPerPage?: string): string {
  const query = new URLSearchParams({ redirectPath });
  if (loginPerPage !== undefined) query.set('loginPerPage', loginPerPage);
  return `${paths.login}?${query}`;
}
