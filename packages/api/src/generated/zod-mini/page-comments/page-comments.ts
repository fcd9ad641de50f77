/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  Like,
  NewPageComment,
  PageComment
} from '../schemas';


export const AddPageCommentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const AddPageCommentBody = NewPageComment

export const AddPageCommentResponse = PageComment

export const listPageCommentsPathIdMax = 64;



export const ListPageCommentsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPageCommentsPathIdMax))
})

export const ListPageCommentsQueryParams = /*#__PURE__*/ zod.object({
  "mine": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const ListPageCommentsResponseItem = PageComment
export const ListPageCommentsResponse = /*#__PURE__*/ zod.array(ListPageCommentsResponseItem)

export const likePageCommentPathIdMax = 64;



export const LikePageCommentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(likePageCommentPathIdMax))
})

export const LikePageCommentResponse = Like
