import { deviceStorage } from '@/lib/storage/browser-storage';
import { appStore } from './app-state';
import { SESSION_HINT_KEY } from './session-hint-key';

/** Starts the app (specification §4): clears the loading flag and reads the login from storage. A session that ended meanwhile is forgotten. */
export function startSession(): void {
  const stored = deviceStorage.read(SESSION_HINT_KEY);
  appStore.start(stored, Date.now());
  if (stored !== null && !appStore.getState().isLoggedIn) {
    void import('./forgetting/forget-expired').then((module) => module.forgetExpired(stored));
  }
}

/** Follows logins and logouts in other tabs. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return deviceStorage.listenToOtherTabs(SESSION_HINT_KEY, startSession);
}
