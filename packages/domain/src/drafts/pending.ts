/** An older pending action is no longer intended when its writer comes back from the login. */
export const PENDING_LIFETIME_MS = 30 * 60_000;

/** Returns whether an action interrupted by the login is still to be carried out. An action dated in the future is not. */
export function isPendingFresh(sinceMs: number | undefined, nowMs: number): boolean {
  if (sinceMs === undefined) return false;
  const age = nowMs - sinceMs;
  return age >= 0 && age <= PENDING_LIFETIME_MS;
}
