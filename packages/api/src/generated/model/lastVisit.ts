/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { ObjectType } from './objectType';
import type { SingleVisit } from './singleVisit';

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
  /**
     * The latest single visits, newest first; only when one object is asked for. Earlier ones are in `times` alone.
     * @maxItems 20
     */
  visits?: SingleVisit[];
  /** Among the reader's favourites. */
  isFavorite?: boolean;
  /** False when the object is gone or closed. */
  isAvailable: boolean;
}
