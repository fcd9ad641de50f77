/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Payment } from './payment';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const paymentConflictStatusMin = 400;
const paymentConflictStatusMax = 599;


const paymentConflictRemainingTriesMin = 0;



export const PaymentConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentConflictStatusMin)).check(/*#__PURE__*/ zod.lte(paymentConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": /*#__PURE__*/ zod.optional(Payment),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentConflictRemainingTriesMin)))
});

export type PaymentConflict = zod.input<typeof PaymentConflict>;
export type PaymentConflictOutput = zod.output<typeof PaymentConflict>;
