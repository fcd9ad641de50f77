/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FaqQuestion } from './faqQuestion';

const pagedFaqQuestionTotalCountMin = 0;


const pagedFaqQuestionPageSizeMax = 100;



export const PagedFaqQuestion = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedFaqQuestionTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedFaqQuestionPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(FaqQuestion)
});

export type PagedFaqQuestion = zod.input<typeof PagedFaqQuestion>;
export type PagedFaqQuestionOutput = zod.output<typeof PagedFaqQuestion>;
