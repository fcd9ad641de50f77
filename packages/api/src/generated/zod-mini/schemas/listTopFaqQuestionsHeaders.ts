/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListTopFaqQuestionsHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListTopFaqQuestionsHeaders = zod.input<typeof ListTopFaqQuestionsHeaders>;
export type ListTopFaqQuestionsHeadersOutput = zod.output<typeof ListTopFaqQuestionsHeaders>;
