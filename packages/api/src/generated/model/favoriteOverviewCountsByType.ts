/**
 * Generated from the contract; do not edit.
 */

/**
 * Favourites by `ObjectType`; kinds without any may be absent.
 */
export type FavoriteOverviewCountsByType = {[key: string]: number};
