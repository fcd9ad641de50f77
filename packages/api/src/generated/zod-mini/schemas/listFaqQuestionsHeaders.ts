/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListFaqQuestionsHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListFaqQuestionsHeaders = zod.input<typeof ListFaqQuestionsHeaders>;
export type ListFaqQuestionsHeadersOutput = zod.output<typeof ListFaqQuestionsHeaders>;
