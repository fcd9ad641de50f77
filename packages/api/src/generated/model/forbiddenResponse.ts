/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `forbidden`: the caller's role may not do this. `quota-exceeded`: the plan's share of this month is used up.
 */
export type ForbiddenResponse = Problem;
