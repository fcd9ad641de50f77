/**
 * Generated from the contract; do not edit.
 */

/**
 * `Day`; `Week` from Saturday; `Month` of the Persian calendar. Days are those of Asia/Tehran.
 */
export type VisitorLogGroupBy = typeof VisitorLogGroupBy[keyof typeof VisitorLogGroupBy];


export const VisitorLogGroupBy = {
  Day: 'Day',
  Week: 'Week',
  Month: 'Month',
} as const;
