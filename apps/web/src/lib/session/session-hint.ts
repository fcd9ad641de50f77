import {
  isLoggedIn,
  parseStoredUserInfo,
  type StoredUserInfo,
} from '@bazaar/domain/session/stored-user-info';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { appStore } from './app-state';
import { SESSION_HINT_KEY } from './session-hint-key';

/** Returns the stored user info while it is valid. A hint for drawing, never a permission. */
export function readSessionHint(nowMs: number = Date.now()): StoredUserInfo | undefined {
  const info = parseStoredUserInfo(deviceStorage.read(SESSION_HINT_KEY));
  return isLoggedIn(info, nowMs) ? info : undefined;
}

export function keepSessionHint({ exp, sub }: StoredUserInfo): void {
  // Without storage the session works; the header of the next page just does not know it.
  deviceStorage.writeJson(SESSION_HINT_KEY, { exp, sub });
}

export function dropSessionHint(): void {
  deviceStorage.remove(SESSION_HINT_KEY);
  appStore.logOut();
}
