/**
 * Generated from the contract; do not edit.
 */

/**
 * Others see `Approved` ones alone.
 */
export type PageCommentStatus = typeof PageCommentStatus[keyof typeof PageCommentStatus];


export const PageCommentStatus = {
  Pending: 'Pending',
  Approved: 'Approved',
  Rejected: 'Rejected',
} as const;
