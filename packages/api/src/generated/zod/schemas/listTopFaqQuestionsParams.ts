/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listTopFaqQuestionsParamsCountDefault = 10;
const listTopFaqQuestionsParamsCountMax = 50;


export const ListTopFaqQuestionsParams = zod.object({
  "count": zod.int().min(1).max(listTopFaqQuestionsParamsCountMax).default(listTopFaqQuestionsParamsCountDefault)
})

export type ListTopFaqQuestionsParams = zod.input<typeof ListTopFaqQuestionsParams>;
export type ListTopFaqQuestionsParamsOutput = zod.output<typeof ListTopFaqQuestionsParams>;
