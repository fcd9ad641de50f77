/** Lifetime in ms: a page that came later was requested in another way. */
const REMEMBERED_MS = 10_000;

let pending: { readonly href: string; readonly from: string; readonly atMs: number } | undefined;

/** Stores the target of the site's router. */
export function rememberPendingTarget(href: string): void {
  pending = { href, from: location.href, atMs: Date.now() };
}

/** Returns the router's target while its page is not yet shown. */
export function pendingTarget(): string | undefined {
  if (pending === undefined || location.href !== pending.from) return undefined;
  return Date.now() - pending.atMs < REMEMBERED_MS ? pending.href : undefined;
}
