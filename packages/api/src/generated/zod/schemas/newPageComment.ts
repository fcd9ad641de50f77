/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const newPageCommentPageIdMax = 64;

export const newPageCommentParentIdMax = 64;

export const newPageCommentTextMin = 3;
export const newPageCommentTextMax = 2000;



export const NewPageComment = zod.object({
  "pageId": zod.string().min(1).max(newPageCommentPageIdMax),
  "parentId": zod.string().min(1).max(newPageCommentParentIdMax).optional(),
  "text": zod.string().min(newPageCommentTextMin).max(newPageCommentTextMax)
});

export type NewPageComment = zod.input<typeof NewPageComment>;
export type NewPageCommentOutput = zod.output<typeof NewPageComment>;
