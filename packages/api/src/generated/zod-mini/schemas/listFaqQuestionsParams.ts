/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listFaqQuestionsParamsCategoryIdMax = 64;

const listFaqQuestionsParamsPageNumberDefault = 1;
const listFaqQuestionsParamsPageNumberMax = 10000;

const listFaqQuestionsParamsPageSizeDefault = 10;
const listFaqQuestionsParamsPageSizeMax = 100;


export const ListFaqQuestionsParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQuestionsParamsCategoryIdMax)),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFaqQuestionsParamsPageNumberMax)), listFaqQuestionsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFaqQuestionsParamsPageSizeMax)), listFaqQuestionsParamsPageSizeDefault)
})

export type ListFaqQuestionsParams = zod.input<typeof ListFaqQuestionsParams>;
export type ListFaqQuestionsParamsOutput = zod.output<typeof ListFaqQuestionsParams>;
