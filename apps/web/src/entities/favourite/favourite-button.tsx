'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { useEffect } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { useStore } from '@/lib/store/use-store';
import { favouriteMessages } from '@/translations/favourites';
import { favouriteAttributes } from './favourite-attributes';
import { favouriteKey, favouriteStore } from './favourite-store';

export interface FavouriteButtonProps extends FavouriteObject {
  /** Name of the object, for the toasts. */
  readonly title: string;
  /** Short label, for a row of several actions. */
  readonly isShort?: boolean;
}

/**
 * Renders the button that adds an object to the visitor's favourites, or removes it. For anonymous visitors nothing is read before the
 * press.
 */
export function FavouriteButton({ objectType, objectId, title, isShort }: FavouriteButtonProps) {
  const key = favouriteKey({ objectType, objectId });
  const isFavourite = useStore(favouriteStore, (known) => known[key]?.isOn ?? false);
  useEffect(() => {
    if (readSessionHint() === undefined) return;
    // A failed read needs no message: the button works all the same.
    import('./read-favourite')
      .then(({ readFavourite }) => readFavourite({ objectType, objectId }))
      .catch(() => undefined);
  }, [objectType, objectId]);
  return (
    <FavouriteToggle
      isOn={isFavourite}
      text={isFavourite ? favouriteMessages.inFavourites : favouriteMessages.add}
      shortText={isShort ? favouriteMessages.short : undefined}
      {...favouriteAttributes({ objectType, objectId, title })}
    />
  );
}
