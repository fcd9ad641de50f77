/**
 * Generated from the contract; do not edit.
 */
import type { MembershipConflict } from './membershipConflict';

/**
 * `conflict`: the free plan still runs; `current` is the membership.
 */
export type MembershipConflictResponse = MembershipConflict;
