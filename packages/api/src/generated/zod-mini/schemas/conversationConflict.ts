/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const conversationConflictStatusMin = 400;
const conversationConflictStatusMax = 599;


const conversationConflictRemainingTriesMin = 0;



export const ConversationConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationConflictStatusMin)).check(/*#__PURE__*/ zod.lte(conversationConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": Conversation,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationConflictRemainingTriesMin)))
});

export type ConversationConflict = zod.input<typeof ConversationConflict>;
export type ConversationConflictOutput = zod.output<typeof ConversationConflict>;
