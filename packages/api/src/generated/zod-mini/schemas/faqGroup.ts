/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FaqCategory } from './faqCategory';
import { FaqQuestion } from './faqQuestion';

export const FaqGroup = /*#__PURE__*/ zod.object({
  "category": FaqCategory,
  "questions": /*#__PURE__*/ zod.array(FaqQuestion)
});

export type FaqGroup = zod.input<typeof FaqGroup>;
export type FaqGroupOutput = zod.output<typeof FaqGroup>;
