/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `rate-limited` or `otp-locked`. Too many requests; Retry-After says when to try again.
 */
export type RateLimitedResponse = Problem;
