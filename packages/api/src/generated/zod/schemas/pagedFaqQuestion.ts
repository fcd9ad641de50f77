/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FaqQuestion } from './faqQuestion';

export const pagedFaqQuestionTotalCountMin = 0;


export const pagedFaqQuestionPageSizeMax = 100;



export const PagedFaqQuestion = zod.object({
  "totalCount": zod.int().min(pagedFaqQuestionTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedFaqQuestionPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(FaqQuestion)
});

export type PagedFaqQuestion = zod.input<typeof PagedFaqQuestion>;
export type PagedFaqQuestionOutput = zod.output<typeof PagedFaqQuestion>;
