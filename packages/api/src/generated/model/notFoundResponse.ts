/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `not-found`. There is no such object, or it is not the reader's.
 */
export type NotFoundResponse = Problem;
