import {
  isLoggedIn,
  parseStoredUserInfo,
  type StoredUserInfo,
} from '@bazaar/domain/session/stored-user-info';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { appStore } from './app-state';

const KEY = 'myUserInfo';

/** Starts the app (specification §4): clears the loading flag and reads the login from storage. */
export function startSession(): void {
  appStore.start(deviceStorage.read(KEY), Date.now());
}

/** Returns the stored user info while it is valid. A hint for drawing, never a permission. */
export function readSessionHint(nowMs: number = Date.now()): StoredUserInfo | undefined {
  const info = parseStoredUserInfo(deviceStorage.read(KEY));
  return isLoggedIn(info, nowMs) ? info : undefined;
}

export function keepSessionHint({ exp, sub }: StoredUserInfo): void {
  // Without storage the session works; the header of the next page just does not know it.
  deviceStorage.writeJson(KEY, { exp, sub });
}

export function dropSessionHint(): void {
  deviceStorage.remove(KEY);
  appStore.logOut();
}

/** Follows logins and logouts in other tabs. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return deviceStorage.listenToOtherTabs(KEY, startSession);
}
