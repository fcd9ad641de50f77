/**
 * Generated from the contract; do not edit.
 */

/**
 * One visit of an object.
 */
export interface SingleVisit {
  visitedAt: string;
  /** Path in the site as it was visited, with its filters. */
  path: string;
}
