/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  Like,
  NewPageComment,
  PageComment
} from '../schemas';


export const AddPageCommentHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const AddPageCommentBody = NewPageComment

export const AddPageCommentResponse = PageComment

export const listPageCommentsPathIdMax = 64;



export const ListPageCommentsParams = zod.object({
  "id": zod.string().min(1).max(listPageCommentsPathIdMax)
})

export const ListPageCommentsQueryParams = zod.object({
  "mine": zod.preprocess(queryBoolean, zod.boolean()).optional()
})

export const ListPageCommentsResponseItem = PageComment
export const ListPageCommentsResponse = zod.array(ListPageCommentsResponseItem).max(1000)

export const likePageCommentPathIdMax = 64;



export const LikePageCommentParams = zod.object({
  "id": zod.string().min(1).max(likePageCommentPathIdMax)
})

export const LikePageCommentResponse = Like
