import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { createStore } from 'zustand/vanilla';

/** What is known of one object. */
export interface KnownFavourite {
  /** What buttons show: already while the catalogue is being told. */
  readonly isOn: boolean;
  /** Id of the favourite as the catalogue knows it; undefined while the object is none. */
  readonly id: string | undefined;
}

/** The objects of this page by `favouriteKey`; of the others nothing is known. */
export const favouriteStore = createStore<Readonly<Record<string, KnownFavourite>>>(() => ({}));

export function favouriteKey({ objectType, objectId }: FavouriteObject): string {
  return `${objectType}:${objectId}`;
}

export function setFavourite(key: string, known: KnownFavourite): void {
  favouriteStore.setState({ [key]: known });
}
