/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * Any other problem; the service itself failed when the status is 5xx. A gateway may answer with another body.
 */
export type ProblemResponse = Problem;
