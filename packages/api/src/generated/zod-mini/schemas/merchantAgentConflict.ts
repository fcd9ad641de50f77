/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MerchantAgent } from './merchantAgent';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const merchantAgentConflictStatusMin = 400;
const merchantAgentConflictStatusMax = 599;


const merchantAgentConflictRemainingTriesMin = 0;



export const MerchantAgentConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantAgentConflictStatusMin)).check(/*#__PURE__*/ zod.lte(merchantAgentConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": MerchantAgent,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantAgentConflictRemainingTriesMin)))
});

export type MerchantAgentConflict = zod.input<typeof MerchantAgentConflict>;
export type MerchantAgentConflictOutput = zod.output<typeof MerchantAgentConflict>;
