/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const newPageCommentPageIdMax = 64;

const newPageCommentParentIdMax = 64;

const newPageCommentTextMin = 3;
const newPageCommentTextMax = 2000;



export const NewPageComment = /*#__PURE__*/ zod.object({
  "pageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPageCommentPageIdMax)),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPageCommentParentIdMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newPageCommentTextMin)).check(/*#__PURE__*/ zod.maxLength(newPageCommentTextMax))
});

export type NewPageComment = zod.input<typeof NewPageComment>;
export type NewPageCommentOutput = zod.output<typeof NewPageComment>;
