/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListTopFaqQuestionsHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListTopFaqQuestionsHeaders = zod.input<typeof ListTopFaqQuestionsHeaders>;
export type ListTopFaqQuestionsHeadersOutput = zod.output<typeof ListTopFaqQuestionsHeaders>;
