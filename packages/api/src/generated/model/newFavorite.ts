/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';

export interface NewFavorite {
  objectType: ObjectType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
}
