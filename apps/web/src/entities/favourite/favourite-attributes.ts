import type { NamedObject } from '@bazaar/domain/favourites/favourite';
import { type ActionAttributes, actionAttributes } from '@/lib/actions/action-attributes';

/** The name of the action in the table of actions. */
export const FAVOURITE = 'favourite';

/** Returns the attributes of a button that adds an object to the favourites, or removes it. */
export function favouriteAttributes({ objectType, objectId, title }: NamedObject): ActionAttributes {
  return actionAttributes(FAVOURITE, { objectType, objectId, title });
}
