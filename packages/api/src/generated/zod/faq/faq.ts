/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  FaqCategory,
  FaqGroup,
  FaqQuestion,
  PagedFaqQuestion
} from '../schemas';


export const ListFaqCategoriesHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListFaqCategoriesResponseItem = FaqCategory
export const ListFaqCategoriesResponse = zod.array(ListFaqCategoriesResponseItem).max(1000)

export const listFaqQuestionsQueryCategoryIdMax = 64;

export const listFaqQuestionsQueryPageNumberDefault = 1;
export const listFaqQuestionsQueryPageNumberMax = 10000;

export const listFaqQuestionsQueryPageSizeDefault = 10;
export const listFaqQuestionsQueryPageSizeMax = 100;



export const ListFaqQuestionsQueryParams = zod.object({
  "categoryId": zod.string().min(1).max(listFaqQuestionsQueryCategoryIdMax),
  "pageNumber": zod.coerce.number().int().min(1).max(listFaqQuestionsQueryPageNumberMax).default(listFaqQuestionsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listFaqQuestionsQueryPageSizeMax).default(listFaqQuestionsQueryPageSizeDefault)
})

export const ListFaqQuestionsHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListFaqQuestionsResponse = PagedFaqQuestion

export const listFaqGroupsQueryTermMax = 120;



export const ListFaqGroupsQueryParams = zod.object({
  "term": zod.string().min(1).max(listFaqGroupsQueryTermMax).optional()
})

export const ListFaqGroupsResponseItem = FaqGroup
export const ListFaqGroupsResponse = zod.array(ListFaqGroupsResponseItem).max(1000)

export const listTopFaqQuestionsQueryCountDefault = 10;
export const listTopFaqQuestionsQueryCountMax = 50;



export const ListTopFaqQuestionsQueryParams = zod.object({
  "count": zod.coerce.number().int().min(1).max(listTopFaqQuestionsQueryCountMax).default(listTopFaqQuestionsQueryCountDefault)
})

export const ListTopFaqQuestionsHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListTopFaqQuestionsResponseItem = FaqQuestion
export const ListTopFaqQuestionsResponse = zod.array(ListTopFaqQuestionsResponseItem).max(1000)
