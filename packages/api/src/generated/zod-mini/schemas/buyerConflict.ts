/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Buyer } from './buyer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const buyerConflictStatusMin = 400;
const buyerConflictStatusMax = 599;


const buyerConflictRemainingTriesMin = 0;



export const BuyerConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyerConflictStatusMin)).check(/*#__PURE__*/ zod.lte(buyerConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": Buyer,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyerConflictRemainingTriesMin)))
});

export type BuyerConflict = zod.input<typeof BuyerConflict>;
export type BuyerConflictOutput = zod.output<typeof BuyerConflict>;
