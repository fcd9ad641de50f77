/**
 * Generated from the contract; do not edit.
 */

/**
 * With `conflict`: the current record. Calls that bring one say its shape in a schema of their own.
 */
export type ProblemCurrent = { [key: string]: unknown };
