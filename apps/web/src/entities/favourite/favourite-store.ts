import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { createStore } from 'zustand/vanilla';

/** Known state of one object. */
export interface KnownFavourite {
  /** What buttons show, ahead of the catalogue's response. */
  readonly isOn: boolean;
  /** Id of the favourite in the catalogue; undefined while the object is none. */
  readonly id: string | undefined;
}

/** State of this page's objects by `favouriteKey`; others are unknown. */
export const favouriteStore = createStore<Readonly<Record<string, KnownFavourite>>>(() => ({}));

export function favouriteKey({ objectType, objectId }: FavouriteObject): string {
  return `${objectType}:${objectId}`;
}

export function setFavourite(key: string, known: KnownFavourite): void {
  favouriteStore.setState({ [key]: known });
}
