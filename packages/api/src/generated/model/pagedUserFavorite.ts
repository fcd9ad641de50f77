/**
 * Generated from the contract; do not edit.
 */
import type { UserFavorite } from './userFavorite';

/**
 * A page of favourites.
 */
export interface PagedUserFavorite {
  /**
     * Items in all pages.
     * @minimum 0
     */
  totalCount: number;
  /**
     * Of this page; the first is 1.
     * @minimum 1
     */
  pageNumber: number;
  /**
     * Items of a full page.
     * @minimum 1
     * @maximum 100
     */
  pageSize: number;
  items: UserFavorite[];
}
