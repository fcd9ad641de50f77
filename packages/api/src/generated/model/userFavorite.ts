/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { ObjectType } from './objectType';

/**
 * An object that a person keeps, as it is now.
 */
export interface UserFavorite {
  /**
     * Id of the entry, needed to remove it.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** Kind of the object; `objectId` is an id of that kind. */
  objectType: ObjectType;
  /**
     * Id of the object, of the kind that `objectType` names.
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
  /**
     * Name of the object at the time of reading.
     * @maxLength 300
     */
  title: string;
  /** Picture; absent where there is none. */
  image?: FileRef;
  /**
     * The reader's notes on the object.
     * @minimum 0
     * @maximum 2147483647
     */
  noteCount?: number;
  /**
     * The latest of these notes.
     * @maxLength 4000
     */
  noteText?: string;
  /**
     * Path in the site.
     * @maxLength 2048
     */
  path: string;
  /** When it was put among the favourites (UTC). */
  createdAt: string;
  /** False when the object is gone or closed. */
  isAvailable: boolean;
}
