/**
 * Generated from the contract; do not edit.
 */

export type ListPageCommentsParams = {
/**
 * Only comments of mine, in every status, with what they answer and what was answered.
 */
mine?: boolean;
};
