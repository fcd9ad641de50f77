/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const messageConflictStatusMin = 400;
const messageConflictStatusMax = 599;


const messageConflictRemainingTriesMin = 0;



export const MessageConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messageConflictStatusMin)).check(/*#__PURE__*/ zod.lte(messageConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": /*#__PURE__*/ zod.optional(Conversation),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messageConflictRemainingTriesMin)))
});

export type MessageConflict = zod.input<typeof MessageConflict>;
export type MessageConflictOutput = zod.output<typeof MessageConflict>;
