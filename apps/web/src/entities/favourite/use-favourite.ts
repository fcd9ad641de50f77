'use client';

import {
  type FavouriteObject,
  pressFavourite,
  replayPendingAction,
} from '@bazaar/domain/favourites/favourite';
import { useEffect, useRef, useState } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { storePendingAction, takePendingAction } from '@/lib/session/pending-action';
import { readSessionHint } from '@/lib/session/session-hint';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { favouriteMessages } from '@/translations/favourites';
import { addFavourite, findFavourite, removeFavourite } from './favourite-calls';

export interface Favourite {
  readonly isFavourite: boolean;
  toggle(): Promise<void>;
}

/**
 * One object's place among the visitor's favourites. Drawn at once, taken back with a message when the call fails; who
 * is not logged in goes to the login page and finds it done on coming back.
 */
export function useFavourite({ objectType, objectId }: FavouriteObject, title: string): Favourite {
  const [isFavourite, setFavourite] = useState(false);
  /** Id of the favourite as the catalogue knows it; undefined while the object is not one. */
  const id = useRef<string>(undefined);
  /** One key per wish, kept until the catalogue has answered it. */
  const key = useRef<string>(undefined);
  const isBusy = useRef(false);

  const askToLogin = () => {
    const press = { object: { objectType, objectId }, title, isLoggedIn: false, favouriteId: undefined };
    const step = pressFavourite({ ...press, nowMs: Date.now() });
    if (step.kind === 'login') storePendingAction(step.pendingAction);
    goToLogin();
  };
  const change = async (wanted: boolean) => {
    isBusy.current = true;
    setFavourite(wanted);
    try {
      if (wanted) {
        key.current ??= crypto.randomUUID();
        id.current = await addFavourite({ objectType, objectId }, key.current);
        key.current = undefined;
      } else {
        await removeFavourite(id.current ?? '');
        id.current = undefined;
      }
      const text = wanted ? favouriteMessages.added : favouriteMessages.removed;
      showToast({ status: 'success', title: text(isolateCodes(title)) });
    } catch (error) {
      setFavourite(!wanted);
      if ((error as { status?: number }).status === 401) askToLogin();
      else showToast({ status: 'error', title: favouriteMessages.failed });
    } finally {
      isBusy.current = false;
    }
  };
  const latestChange = useRef(change);
  latestChange.current = change;

  useEffect(() => {
    if (readSessionHint() === undefined) return;
    let isWanted = true;
    const read = async () => {
      const found = await findFavourite({ objectType, objectId });
      if (!isWanted) return;
      id.current = found;
      setFavourite(found !== undefined);
      const pendingAction = takePendingAction({ objectType, objectId });
      if (pendingAction && replayPendingAction(pendingAction, found, Date.now()))
        await latestChange.current(true);
    };
    // Not knowing is not worth a message: the button works all the same.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [objectType, objectId]);

  const toggle = async () => {
    if (isBusy.current) return;
    if (readSessionHint() === undefined) return askToLogin();
    await change(id.current === undefined);
  };
  return { isFavourite, toggle };
}
