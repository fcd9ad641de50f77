import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The name of the action in the table of actions. */
export const NOTE = 'note';

/** Storage key of this tab for the draft of a note on an object. */
export const noteDraftKey = ({ objectType, objectId }: FavouriteObject) =>
  `bazaar-note:${objectType}:${objectId}`;
