/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';

/**
 * What to keep among the favourites.
 */
export interface NewFavorite {
  /** Kind of the object; `objectId` is an id of that kind. */
  objectType: ObjectType;
  /**
     * Id of the object, of the kind that `objectType` names.
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
}
