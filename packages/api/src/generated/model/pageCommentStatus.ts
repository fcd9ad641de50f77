/**
 * Generated from the contract; do not edit.
 */

/**
 * State of a comment; others see `Approved` ones alone.
 */
export type PageCommentStatus = typeof PageCommentStatus[keyof typeof PageCommentStatus];


export const PageCommentStatus = {
  Pending: 'Pending',
  Approved: 'Approved',
  Rejected: 'Rejected',
} as const;
