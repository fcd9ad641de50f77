/**
 * Returns the address an anonymous visitor of a private page is redirected to: the login page with `redirectPath`, the full requested path
 * with its query, and `loginPerPage`, the stored value about the previously viewed supplier or product, if any.
 */
export function buildLoginRedirect(targetPath: string, loginPerPage?: string | null): string {
  const query = new URLSearchParams({ redirectPath: targetPath });
  if (loginPerPage) query.set('loginPerPage', loginPerPage);
  return `/users/login?${query}`;
}

/** The profile area needs a login; every other route is public, also one that differs in its capitals, which no page has. */
export function needsLogin(path: string): boolean {
  return /^\/profile(?:[/?#]|$)/.test(path);
}
