/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const faqCategoryQuestionCountMin = 0;



export const FaqCategory = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "icon": zod.string().optional(),
  "questionCount": zod.int().min(faqCategoryQuestionCountMin)
});

export type FaqCategory = zod.input<typeof FaqCategory>;
export type FaqCategoryOutput = zod.output<typeof FaqCategory>;
