/** Where a tab keeps what its visitor wanted when the login came in between. */
export const PENDING_ACTION_KEY = 'bazaar-intent';

/** Whether something waits to be done after the login; what it is, is read by who does it. */
export function isActionPending(): boolean {
  try {
    return sessionStorage.getItem(PENDING_ACTION_KEY) !== null;
  } catch {
    return false;
  }
}
