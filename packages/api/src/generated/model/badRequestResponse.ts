/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `bad-request`. A path, query or header value does not keep the contract; `errors` names the fields.
 */
export type BadRequestResponse = Problem;
