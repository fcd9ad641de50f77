import { appStore } from '@/lib/session/app-state';

const HINT = 'myUserInfo';
const ONE_DAY_SECONDS = 86_400;

/** Logs in for a story, as its `beforeEach`; returns the function that logs out after it. */
export function logInForStory(): () => void {
  const hint = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + ONE_DAY_SECONDS, sub: 'usr-1' });
  localStorage.setItem(HINT, hint);
  appStore.start(hint, Date.now());
  return () => {
    appStore.logOut();
    localStorage.removeItem(HINT);
  };
}

/** Returns a response that never arrives. */
export const never = () => new Promise<never>(() => undefined);
