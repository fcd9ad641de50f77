/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Customer } from './customer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const customerConflictStatusMin = 400;
const customerConflictStatusMax = 599;


const customerConflictRemainingTriesMin = 0;



export const CustomerConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerConflictStatusMin)).check(/*#__PURE__*/ zod.lte(customerConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": Customer,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerConflictRemainingTriesMin)))
});

export type CustomerConflict = zod.input<typeof CustomerConflict>;
export type CustomerConflictOutput = zod.output<typeof CustomerConflict>;
