/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const faqQuestionIdMax = 64;

const faqQuestionCategoryIdMax = 64;

const faqQuestionQuestionMax = 1000;

const faqQuestionAnswerHtmlMax = 200000;

const faqQuestionVisitCountMin = 0;
const faqQuestionVisitCountMax = 2147483647;

const faqQuestionSortOrderMin = 0;
const faqQuestionSortOrderMax = 2147483647;



export const FaqQuestion = zod.object({
  "id": zod.string().min(1).max(faqQuestionIdMax),
  "categoryId": zod.string().min(1).max(faqQuestionCategoryIdMax),
  "question": zod.string().max(faqQuestionQuestionMax),
  "answerHtml": zod.string().max(faqQuestionAnswerHtmlMax),
  "visitCount": zod.int().min(faqQuestionVisitCountMin).max(faqQuestionVisitCountMax),
  "sortOrder": zod.int().min(faqQuestionSortOrderMin).max(faqQuestionSortOrderMax)
});

export type FaqQuestion = zod.input<typeof FaqQuestion>;
export type FaqQuestionOutput = zod.output<typeof FaqQuestion>;
