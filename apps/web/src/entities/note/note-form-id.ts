import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The name of the action in the table of actions. */
export const NOTE = 'note';

/** The form of what is being written on an object: its draft is stored under it. */
export const noteFormId = ({ objectType, objectId }: FavouriteObject) => `note:${objectType}:${objectId}`;
