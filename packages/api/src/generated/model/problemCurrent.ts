/**
 * Generated from the contract; do not edit.
 */

/**
 * With `conflict`: the record as it is now, in the shape the call answers with.
 */
export type ProblemCurrent = { [key: string]: unknown };
