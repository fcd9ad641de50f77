/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `gone`. It was there and has been closed.
 */
export type GoneResponse = Problem;
