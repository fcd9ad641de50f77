/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listTopFaqQuestionsParamsCountDefault = 10;
export const listTopFaqQuestionsParamsCountMax = 50;


export const ListTopFaqQuestionsParams = zod.object({
  "count": zod.int().min(1).max(listTopFaqQuestionsParamsCountMax).default(listTopFaqQuestionsParamsCountDefault)
})

export type ListTopFaqQuestionsParams = zod.input<typeof ListTopFaqQuestionsParams>;
export type ListTopFaqQuestionsParamsOutput = zod.output<typeof ListTopFaqQuestionsParams>;
