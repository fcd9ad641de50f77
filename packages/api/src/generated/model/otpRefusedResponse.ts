/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `otp-wrong` or `otp-expired`. The code is not the one sent, was used, or is older than 120 s.
 */
export type OtpRefusedResponse = Problem;
