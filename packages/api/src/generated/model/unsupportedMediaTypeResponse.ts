/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `unsupported-media-type`. The body is of another kind than the contract names.
 */
export type UnsupportedMediaTypeResponse = Problem;
