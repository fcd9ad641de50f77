/** An action older than this is no longer meant when its writer comes back from the login. */
export const PENDING_LIFETIME_MS = 30 * 60_000;

/** Whether an action that the login interrupted is still to be carried out. One from the future counts as none. */
export function isPendingFresh(sinceMs: number | undefined, nowMs: number): boolean {
  if (sinceMs === undefined) return false;
  const age = nowMs - sinceMs;
  return age >= 0 && age <= PENDING_LIFETIME_MS;
}
