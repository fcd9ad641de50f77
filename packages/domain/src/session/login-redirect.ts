/**
 * Returns the address an anonymous visitor of a private page is redirected to: the login page with `redirectPath`, the full requested path
 * with its query, and `loginPerPage`, the stored value about the previously viewed supplier or product, if any.
 */
export function buildLoginRedirect(targetPath: string, loginPerPage?: string | null): string {
  const query = new URLSearchParams({ redirectPath: targetPath });
  if (loginPerPage) query.set('loginPerPage', loginPerPage);
  return `/users/login?${query}`;
}

/** Returns whether a path needs a login: only the profile area does; every other route is public, unmarked ones included. */
export function needsLogin(path: string): boolean {
  return /^\/profile(?:[/?#]|$)/i.test(path);
}
