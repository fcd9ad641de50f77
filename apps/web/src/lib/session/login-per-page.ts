const NAME = 'bazaar-login-per-page';
const SHAPE = /^(Product|Supplier):[A-Za-z0-9_-]{1,64}$/;

/** Returns the stored value for `loginPerPage` from a cookie header or `document.cookie`; undefined when there is none. */
export function loginPerPageFrom(cookies: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${NAME}=`));
  if (pair === undefined) return undefined;
  const value = decodeURIComponent(pair.slice(NAME.length + 1).replace(/%(?![0-9A-Fa-f]{2})/g, ''));
  return SHAPE.test(value) ? value : undefined;
}
