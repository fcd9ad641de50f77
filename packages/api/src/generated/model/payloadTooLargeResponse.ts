/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `payload-too-large`: the body is larger than this call takes (64 KB where nothing else is said). `file-size`: the file is larger than its purpose allows.
 */
export type PayloadTooLargeResponse = Problem;
