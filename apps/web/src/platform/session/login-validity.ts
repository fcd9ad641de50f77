/** Logged in: stored user info exists and the current time is before `exp`, which is in seconds (specification §4, §5). */
export function isLoggedIn(info: { readonly exp: number } | undefined, nowMs: number): boolean {
  return info !== undefined && nowMs < info.exp * 1_000;
}
