/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const faqCategoryIdMax = 64;

const faqCategoryTitleMax = 300;

const faqCategoryIconMax = 60;

const faqCategoryQuestionCountMin = 0;
const faqCategoryQuestionCountMax = 2147483647;



export const FaqCategory = zod.object({
  "id": zod.string().min(1).max(faqCategoryIdMax),
  "title": zod.string().max(faqCategoryTitleMax),
  "icon": zod.string().max(faqCategoryIconMax).optional(),
  "questionCount": zod.int().min(faqCategoryQuestionCountMin).max(faqCategoryQuestionCountMax)
});

export type FaqCategory = zod.input<typeof FaqCategory>;
export type FaqCategoryOutput = zod.output<typeof FaqCategory>;
