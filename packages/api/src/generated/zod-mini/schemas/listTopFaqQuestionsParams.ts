/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listTopFaqQuestionsParamsCountDefault = 10;
const listTopFaqQuestionsParamsCountMax = 50;


export const ListTopFaqQuestionsParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTopFaqQuestionsParamsCountMax)), listTopFaqQuestionsParamsCountDefault)
})

export type ListTopFaqQuestionsParams = zod.input<typeof ListTopFaqQuestionsParams>;
export type ListTopFaqQuestionsParamsOutput = zod.output<typeof ListTopFaqQuestionsParams>;
