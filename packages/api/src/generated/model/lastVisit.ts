/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { ObjectType } from './objectType';
import type { SingleVisit } from './singleVisit';

/**
 * An object the person has visited, with the time of the latest visit.
 */
export interface LastVisit {
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
     * Path in the site, with the filters of the last visit.
     * @maxLength 2048
     */
  path: string;
  /** The last time. */
  visitedAt: string;
  /**
     * How often this person was there.
     * @minimum 1
     * @maximum 2147483647
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
