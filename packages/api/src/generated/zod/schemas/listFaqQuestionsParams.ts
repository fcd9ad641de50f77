/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listFaqQuestionsParamsCategoryIdMax = 64;

export const listFaqQuestionsParamsPageNumberDefault = 1;
export const listFaqQuestionsParamsPageNumberMax = 10000;

export const listFaqQuestionsParamsPageSizeDefault = 10;
export const listFaqQuestionsParamsPageSizeMax = 100;


export const ListFaqQuestionsParams = zod.object({
  "categoryId": zod.string().min(1).max(listFaqQuestionsParamsCategoryIdMax),
  "pageNumber": zod.int().min(1).max(listFaqQuestionsParamsPageNumberMax).default(listFaqQuestionsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listFaqQuestionsParamsPageSizeMax).default(listFaqQuestionsParamsPageSizeDefault)
})

export type ListFaqQuestionsParams = zod.input<typeof ListFaqQuestionsParams>;
export type ListFaqQuestionsParamsOutput = zod.output<typeof ListFaqQuestionsParams>;
