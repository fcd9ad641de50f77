/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const faqQuestionVisitCountMin = 0;

const faqQuestionSortOrderMin = 0;



export const FaqQuestion = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "categoryId": /*#__PURE__*/ zod.string(),
  "question": /*#__PURE__*/ zod.string(),
  "answerHtml": /*#__PURE__*/ zod.string(),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(faqQuestionVisitCountMin)),
  "sortOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(faqQuestionSortOrderMin))
});

export type FaqQuestion = zod.input<typeof FaqQuestion>;
export type FaqQuestionOutput = zod.output<typeof FaqQuestion>;
