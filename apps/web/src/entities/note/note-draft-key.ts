import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The name of the action in the table of actions. */
export const NOTE = 'note';

/** Where this tab keeps what is being written on an object. */
export const noteDraftKey = ({ objectType, objectId }: FavouriteObject) =>
  `bazaar-note:${objectType}:${objectId}`;
