/**
 * Generated from the contract; do not edit.
 */

/**
 * Answers `labels` and `contentTypes` too.
 */
export type WithPageFacetsParameter = boolean;
