/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListFaqQuestionsHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListFaqQuestionsHeaders = zod.input<typeof ListFaqQuestionsHeaders>;
export type ListFaqQuestionsHeadersOutput = zod.output<typeof ListFaqQuestionsHeaders>;
