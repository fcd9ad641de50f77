/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { ObjectType } from './objectType';

export interface LastVisit {
  objectType: ObjectType;
  objectId: string;
  title: string;
  image?: FileRef;
  /** Path in the site, with the filters of the last visit. */
  path: string;
  /** The last time. */
  visitedAt: string;
  /**
     * How often this person was there.
     * @minimum 1
     */
  times: number;
  /** Among the reader's favourites. */
  isFavorite?: boolean;
  /** False when the object is gone or closed. */
  isAvailable: boolean;
}
