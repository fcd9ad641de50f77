import { deviceStorage } from '@/lib/storage/browser-storage';
import { appStore } from './app-state';
import { SESSION_HINT_KEY } from './session-hint-key';

/** Starts the app (specification §4): clears the loading flag and reads the login from storage. */
export function startSession(): void {
  appStore.start(deviceStorage.read(SESSION_HINT_KEY), Date.now());
}

/** Follows logins and logouts in other tabs. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return deviceStorage.listenToOtherTabs(SESSION_HINT_KEY, startSession);
}
