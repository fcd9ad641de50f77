/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';
import { TradeRequest } from './tradeRequest';

const tradeRequestConflictStatusMin = 400;
const tradeRequestConflictStatusMax = 599;


const tradeRequestConflictRemainingTriesMin = 0;



export const TradeRequestConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestConflictStatusMin)).check(/*#__PURE__*/ zod.lte(tradeRequestConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": /*#__PURE__*/ zod.optional(TradeRequest),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestConflictRemainingTriesMin)))
});

export type TradeRequestConflict = zod.input<typeof TradeRequestConflict>;
export type TradeRequestConflictOutput = zod.output<typeof TradeRequestConflict>;
