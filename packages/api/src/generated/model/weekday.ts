/**
 * Generated from the contract; do not edit.
 */

/**
 * Day of the week; the Persian week begins on Saturday.
 */
export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
  Saturday: 'Saturday',
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
} as const;
