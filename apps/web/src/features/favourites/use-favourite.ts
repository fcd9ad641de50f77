'use client';

import { useEffect, useRef, useState } from 'react';
import { favouriteMessages } from '@/messages/profile';
import { goToLogin } from '@/platform/session/go-to-login';
import { keepIntent, takeIntent } from '@/platform/session/intent';
import { readSessionHint } from '@/platform/session/session-hint';
import { showToast } from '@/platform/toasts';
import { addFavourite, findFavourite, removeFavourite } from './favourite-calls';
import type { FavouriteObject } from './favourite-object';

export interface Favourite {
  readonly isFavourite: boolean;
  /** A change is on its way to the catalogue. */
  readonly isBusy: boolean;
  toggle(): Promise<void>;
}

/**
 * One object's place among the visitor's favourites. Drawn at once, taken back with a message when the call fails; who
 * is not logged in goes to the login page and finds it done on coming back.
 */
export function useFavourite(object: FavouriteObject, title: string): Favourite {
  const { objectType, objectId } = object;
  const [isFavourite, setFavourite] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useRef<string>(undefined);
  /** One key per wish, kept until the catalogue has answered it. */
  const key = useRef<string>(undefined);

  const change = async (wanted: boolean) => {
    setFavourite(wanted);
    setBusy(true);
    try {
      if (wanted) {
        key.current ??= crypto.randomUUID();
        id.current = await addFavourite({ objectType, objectId }, key.current);
        key.current = undefined;
      } else if (id.current !== undefined) {
        await removeFavourite(id.current);
        id.current = undefined;
      }
      const text = wanted ? favouriteMessages.added(title) : favouriteMessages.removed(title);
      showToast({ status: 'success', title: text });
    } catch (error) {
      setFavourite(!wanted);
      if (isRefused(error)) return askToLogin();
      showToast({ status: 'error', title: favouriteMessages.failed });
    } finally {
      setBusy(false);
    }
  };
  const askToLogin = () => {
    keepIntent({ kind: 'favourite', objectType, objectId, title });
    goToLogin();
  };
  const start = useRef(change);
  start.current = change;

  useEffect(() => {
    if (readSessionHint() === undefined) return;
    let isWanted = true;
    const read = async () => {
      const isIntended = takeIntent('favourite', objectType, objectId);
      const found = await findFavourite({ objectType, objectId }).catch(() => undefined);
      if (!isWanted) return;
      id.current = found;
      setFavourite(found !== undefined);
      if (isIntended && found === undefined) await start.current(true);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [objectType, objectId]);

  const toggle = async () => {
    if (isBusy) return;
    if (readSessionHint() === undefined) return askToLogin();
    await change(!isFavourite);
  };
  return { isFavourite, isBusy, toggle };
}

function isRefused(error: unknown): boolean {
  return (error as { status?: number } | undefined)?.status === 401;
}
