/** A page that took longer than this to come was asked for in another way since. */
const REMEMBERED_MS = 10_000;

let pending: { readonly href: string; readonly from: string; readonly atMs: number } | undefined;

/** Remembers where the site's router was asked to go. */
export function rememberPendingTarget(href: string): void {
  pending = { href, from: location.href, atMs: Date.now() };
}

/** Returns where the router is going while the page there is not yet on the screen. */
export function pendingTarget(): string | undefined {
  if (pending === undefined || location.href !== pending.from) return undefined;
  return Date.now() - pending.atMs < REMEMBERED_MS ? pending.href : undefined;
}
