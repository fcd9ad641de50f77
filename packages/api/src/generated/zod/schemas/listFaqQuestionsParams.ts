/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listFaqQuestionsParamsCategoryIdMax = 64;

const listFaqQuestionsParamsPageNumberDefault = 1;
const listFaqQuestionsParamsPageNumberMax = 10000;

const listFaqQuestionsParamsPageSizeDefault = 10;
const listFaqQuestionsParamsPageSizeMax = 100;


export const ListFaqQuestionsParams = zod.object({
  "categoryId": zod.string().min(1).max(listFaqQuestionsParamsCategoryIdMax),
  "pageNumber": zod.int().min(1).max(listFaqQuestionsParamsPageNumberMax).default(listFaqQuestionsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listFaqQuestionsParamsPageSizeMax).default(listFaqQuestionsParamsPageSizeDefault)
})

export type ListFaqQuestionsParams = zod.input<typeof ListFaqQuestionsParams>;
export type ListFaqQuestionsParamsOutput = zod.output<typeof ListFaqQuestionsParams>;
