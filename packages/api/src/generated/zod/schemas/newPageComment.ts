/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const newPageCommentPageIdMax = 64;

const newPageCommentParentIdMax = 64;

const newPageCommentTextMin = 3;
const newPageCommentTextMax = 2000;



export const NewPageComment = zod.object({
  "pageId": zod.string().min(1).max(newPageCommentPageIdMax),
  "parentId": zod.string().min(1).max(newPageCommentParentIdMax).optional(),
  "text": zod.string().min(newPageCommentTextMin).max(newPageCommentTextMax)
});

export type NewPageComment = zod.input<typeof NewPageComment>;
export type NewPageCommentOutput = zod.output<typeof NewPageComment>;
