/**
 * Generated from the contract; do not edit.
 */
import type { Weekday } from './weekday';

/**
 * Hours of one day, Tehran time (HH:mm). Neither end means closed.
 */
export interface WorkingHours {
  /** Day of the week. */
  weekday: Weekday;
  /**
     * Opening time in Tehran; absent when closed.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  opens?: string;
  /**
     * Closing time in Tehran; absent when closed.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  closes?: string;
}
