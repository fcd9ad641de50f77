import { type FavouriteIntent, type FavouriteObject, parseIntent } from '@bazaar/domain/favourites/favourite';
import { INTENT_KEY } from './pending-action-key';

/** Keeps what an anonymous visitor wanted to do when the login page came in between: for this tab, done after login. */
export function keepIntent(intent: FavouriteIntent): void {
  try {
    sessionStorage.setItem(INTENT_KEY, JSON.stringify(intent));
  } catch {
    // Storage is blocked or full: the visitor presses the button once more after login.
  }
}

export function readIntent(): FavouriteIntent | undefined {
  try {
    return parseIntent(sessionStorage.getItem(INTENT_KEY));
  } catch {
    return undefined;
  }
}

/** The kept intent when it is about this object; it is forgotten with that. */
export function takeIntent({ objectType, objectId }: FavouriteObject): FavouriteIntent | undefined {
  const intent = readIntent();
  if (intent?.objectType !== objectType || intent.objectId !== objectId) return undefined;
  sessionStorage.removeItem(INTENT_KEY);
  return intent;
}
