/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `unauthorized` without a token, `token-expired` with one that is no longer good.
 */
export type UnauthorizedResponse = Problem;
