/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `rate-limited` or `otp-locked`. Too many requests; Retry-After tells when to come back.
 */
export type RateLimitedResponse = Problem;
