/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PageCommentStatus = /*#__PURE__*/ zod.enum(['Pending', 'Approved', 'Rejected']);

export type PageCommentStatus = zod.input<typeof PageCommentStatus>;
export type PageCommentStatusOutput = zod.output<typeof PageCommentStatus>;
