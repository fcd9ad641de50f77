import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The name of the action in the table of actions. */
export const NOTE = 'note';

/** Returns this tab's storage key for the draft of a note on an object. */
export const noteDraftKey = ({ objectType, objectId }: FavouriteObject) =>
  `bazaar-note:${objectType}:${objectId}`;
