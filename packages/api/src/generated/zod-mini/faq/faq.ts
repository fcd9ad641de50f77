/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  FaqCategory,
  FaqGroup,
  FaqQuestion,
  PagedFaqQuestion
} from '../schemas';


export const ListFaqCategoriesHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const ListFaqCategoriesResponseItem = FaqCategory
export const ListFaqCategoriesResponse = /*#__PURE__*/ zod.array(ListFaqCategoriesResponseItem)

export const listFaqQuestionsQueryCategoryIdMax = 64;

export const listFaqQuestionsQueryPageNumberDefault = 1;
export const listFaqQuestionsQueryPageNumberMax = 10000;

export const listFaqQuestionsQueryPageSizeDefault = 10;
export const listFaqQuestionsQueryPageSizeMax = 100;



export const ListFaqQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQuestionsQueryCategoryIdMax)),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFaqQuestionsQueryPageNumberMax)), listFaqQuestionsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFaqQuestionsQueryPageSizeMax)), listFaqQuestionsQueryPageSizeDefault)
})

export const ListFaqQuestionsHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const ListFaqQuestionsResponse = PagedFaqQuestion

export const listFaqGroupsQueryTermMax = 120;



export const ListFaqGroupsQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqGroupsQueryTermMax)))
})

export const ListFaqGroupsResponseItem = FaqGroup
export const ListFaqGroupsResponse = /*#__PURE__*/ zod.array(ListFaqGroupsResponseItem)

export const listTopFaqQuestionsQueryCountDefault = 10;
export const listTopFaqQuestionsQueryCountMax = 50;



export const ListTopFaqQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTopFaqQuestionsQueryCountMax)), listTopFaqQuestionsQueryCountDefault)
})

export const ListTopFaqQuestionsHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const ListTopFaqQuestionsResponseItem = FaqQuestion
export const ListTopFaqQuestionsResponse = /*#__PURE__*/ zod.array(ListTopFaqQuestionsResponseItem)
