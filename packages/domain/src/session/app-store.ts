import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLoggedIn, parseStoredUserInfo, type StoredUserInfo } from './stored-user-info';

/** The values which the whole app shares. */
export interface AppState {
  /** While set, an overlay covers the screen. */
  readonly isLoading: boolean;
  readonly isLoggedIn: boolean;
  /** `sub` of the stored user info while logged in. */
  readonly userId: string | undefined;
  readonly myUserInfo: StoredUserInfo | undefined;
}

export interface AppStore extends StoreApi<AppState> {
  /** Start of the app: clears the loading flag and takes the login from what storage holds, whatever that is. */
  start(stored: unknown, nowMs: number): void;
  setLoading(isLoading: boolean): void;
  logOut(): void;
}

const ANONYMOUS = { isLoggedIn: false, userId: undefined, myUserInfo: undefined } as const;

/** The state after the start of the app. */
export function startedAppState(stored: unknown, nowMs: number): AppState {
  const info = parseStoredUserInfo(stored);
  return info !== undefined && isLoggedIn(info, nowMs)
    ? { isLoading: false, isLoggedIn: true, userId: info.sub, myUserInfo: info }
    : { isLoading: false, ...ANONYMOUS };
}

/** A new store; the loading flag is set until `start`. */
export function createAppStore(): AppStore {
  const store = createStore<AppState>(() => ({ isLoading: true, ...ANONYMOUS }));
  return {
    ...store,
    start: (stored, nowMs) => store.setState(startedAppState(stored, nowMs)),
    setLoading: (isLoading) => store.setState({ isLoading }),
    logOut: () => store.setState(ANONYMOUS),
  };
}
