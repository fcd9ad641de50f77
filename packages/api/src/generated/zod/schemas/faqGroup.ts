/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FaqCategory } from './faqCategory';
import { FaqQuestion } from './faqQuestion';

const faqGroupQuestionsMax = 1000;



export const FaqGroup = zod.object({
  "category": FaqCategory,
  "questions": zod.array(FaqQuestion).max(faqGroupQuestionsMax)
});

export type FaqGroup = zod.input<typeof FaqGroup>;
export type FaqGroupOutput = zod.output<typeof FaqGroup>;
