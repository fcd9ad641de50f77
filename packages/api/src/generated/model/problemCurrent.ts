/**
 * Generated from the contract; do not edit.
 */

/**
 * With `conflict`: the current record, in the shape of the call's response.
 */
export type ProblemCurrent = { [key: string]: unknown };
