/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `validation`. The body does not keep the contract; `errors` names the fields.
 */
export type ValidationResponse = Problem;
