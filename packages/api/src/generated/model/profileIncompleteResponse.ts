/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `profile-incomplete`: a complete profile brings the role that may do this; `missingFields` says what it still needs. `forbidden`: the caller's role may not do this, whatever the profile.
 */
export type ProfileIncompleteResponse = Problem;
