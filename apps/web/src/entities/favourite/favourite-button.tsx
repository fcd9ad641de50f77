'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { favouriteMessages } from '@/translations/favourites';
import { useFavourite } from './use-favourite';

export interface FavouriteButtonProps extends FavouriteObject {
  /** Name of the object, for the messages. */
  readonly title: string;
  /** One word where several actions stand in a row. */
  readonly isShort?: boolean;
}

/** Adds a product or supplier to the visitor's favourites, or takes it out. */
export function FavouriteButton({ objectType, objectId, title, isShort }: FavouriteButtonProps) {
  const { isFavourite, toggle } = useFavourite({ objectType, objectId }, title);
  return (
    <FavouriteToggle
      isOn={isFavourite}
      text={isFavourite ? favouriteMessages.inFavourites : favouriteMessages.add}
      shortText={isShort ? favouriteMessages.short : undefined}
      onToggle={() => void toggle()}
    />
  );
}
