/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const faqCategoryQuestionCountMin = 0;



export const FaqCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "icon": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(faqCategoryQuestionCountMin))
});

export type FaqCategory = zod.input<typeof FaqCategory>;
export type FaqCategoryOutput = zod.output<typeof FaqCategory>;
