/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * Any other problem; the service itself failed when the status is 5xx. 405 names the methods in `Allow`, 503 a wait in `Retry-After`. A gateway may answer with another body.
 */
export type ProblemResponse = Problem;
