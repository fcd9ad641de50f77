/**
 * Generated from the contract; do not edit.
 */

/**
 * One visit of an object.
 */
export interface SingleVisit {
  /** When the object was visited (UTC). */
  visitedAt: string;
  /**
     * Path in the site as it was visited, with its filters.
     * @maxLength 2048
     */
  path: string;
}
