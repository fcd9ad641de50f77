import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The button that opens the notes of the page's thing. */
export const NOTE_SELECTOR = '[data-notes]';

/** Where this tab keeps what is being written on a thing. */
export const noteDraftKey = ({ objectType, objectId }: FavouriteObject) =>
  `bazaar-note:${objectType}:${objectId}`;
