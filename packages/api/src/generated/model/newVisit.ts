/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';

/**
 * A visit to count.
 */
export interface NewVisit {
  /** Kind of the object; `objectId` is an id of that kind. */
  objectType: ObjectType;
  /**
     * Id of the object, of the kind that `objectType` names.
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
  /**
     * Path in the site as it was visited, with its filters.
     * @minLength 1
     * @maxLength 500
     * @pattern ^/([^/\\].*)?$
     */
  path?: string;
  /** Random id of the browser; only with it does an anonymous visit count among the unique visitors. */
  visitorKey?: string;
  /** The same visit at another path, such as after a filter: it is remembered with that path, and nothing is counted. */
  isContinued?: boolean;
}
