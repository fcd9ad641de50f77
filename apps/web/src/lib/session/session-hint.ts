import {
  isLoggedIn,
  parseStoredUserInfo,
  type StoredUserInfo,
} from '@bazaar/domain/session/stored-user-info';
import { appStore } from './app-state';

const KEY = 'myUserInfo';

/** Start of the app (specification §4): the loading flag is cleared and the login is read from storage. */
export function startSession(): void {
  appStore.start(readStored(), Date.now());
}

/** Stored user info while it is valid. A hint for drawing, never a permission. */
export function readSessionHint(nowMs: number = Date.now()): StoredUserInfo | undefined {
  const info = parseStoredUserInfo(readStored());
  return isLoggedIn(info, nowMs) ? info : undefined;
}

export function keepSessionHint({ exp, sub }: StoredUserInfo): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ exp, sub }));
  } catch {
    // Blocked storage: the session works, the header just does not know it before it asks.
  }
}

export function dropSessionHint(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
  appStore.logOut();
}

/** Follows logins and logouts in other tabs. Answers the function that stops. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) startSession();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
