/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MembershipOrdered } from './membershipOrdered';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const membershipConflictStatusMin = 400;
const membershipConflictStatusMax = 599;


const membershipConflictRemainingTriesMin = 0;



export const MembershipConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipConflictStatusMin)).check(/*#__PURE__*/ zod.lte(membershipConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": MembershipOrdered,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipConflictRemainingTriesMin)))
});

export type MembershipConflict = zod.input<typeof MembershipConflict>;
export type MembershipConflictOutput = zod.output<typeof MembershipConflict>;
