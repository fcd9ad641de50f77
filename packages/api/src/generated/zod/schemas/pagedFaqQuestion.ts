/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FaqQuestion } from './faqQuestion';

const pagedFaqQuestionTotalCountMin = 0;
const pagedFaqQuestionTotalCountMax = 2147483647;

const pagedFaqQuestionPageNumberMax = 2147483647;

const pagedFaqQuestionPageSizeMax = 100;

const pagedFaqQuestionItemsMax = 100;



export const PagedFaqQuestion = zod.object({
  "totalCount": zod.int().min(pagedFaqQuestionTotalCountMin).max(pagedFaqQuestionTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedFaqQuestionPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedFaqQuestionPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(FaqQuestion).max(pagedFaqQuestionItemsMax)
});

export type PagedFaqQuestion = zod.input<typeof PagedFaqQuestion>;
export type PagedFaqQuestionOutput = zod.output<typeof PagedFaqQuestion>;
