/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const faqQuestionVisitCountMin = 0;

export const faqQuestionSortOrderMin = 0;



export const FaqQuestion = zod.object({
  "id": zod.string(),
  "categoryId": zod.string(),
  "question": zod.string(),
  "answerHtml": zod.string(),
  "visitCount": zod.int().min(faqQuestionVisitCountMin),
  "sortOrder": zod.int().min(faqQuestionSortOrderMin)
});

export type FaqQuestion = zod.input<typeof FaqQuestion>;
export type FaqQuestionOutput = zod.output<typeof FaqQuestion>;
