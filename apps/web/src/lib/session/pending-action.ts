import {
  type FavouriteObject,
  type PendingFavourite,
  parsePendingAction,
} from '@bazaar/domain/favourites/favourite';
import { PENDING_ACTION_KEY } from './pending-action-key';

/** Keeps what an anonymous visitor wanted to do when the login page came in between: for this tab, done after login. */
export function storePendingAction(pendingAction: PendingFavourite): void {
  try {
    sessionStorage.setItem(PENDING_ACTION_KEY, JSON.stringify(pendingAction));
  } catch {
    // Storage is blocked or full: the visitor presses the button once more after login.
  }
}

export function readPendingAction(): PendingFavourite | undefined {
  try {
    return parsePendingAction(sessionStorage.getItem(PENDING_ACTION_KEY));
  } catch {
    return undefined;
  }
}

/** The kept intent when it is about this object; it is forgotten with that. */
export function takePendingAction({ objectType, objectId }: FavouriteObject): PendingFavourite | undefined {
  const pendingAction = readPendingAction();
  if (pendingAction?.objectType !== objectType || pendingAction.objectId !== objectId) return undefined;
  sessionStorage.removeItem(PENDING_ACTION_KEY);
  return pendingAction;
}
