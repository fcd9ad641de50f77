/**
 * Generated from the contract; do not edit.
 */
import type { Note } from './note';

/**
 * A page of notes.
 */
export interface PagedNote {
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
  /**
     * True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
     * Absent or false, they are exact. The items themselves are always real results in the order asked.
     */
  isTotalEstimated?: boolean;
  items: Note[];
  /**
     * How many of the notes found remind later.
     * @minimum 0
     */
  upcomingReminderCount?: number;
}
