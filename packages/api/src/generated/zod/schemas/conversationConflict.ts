/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const conversationConflictTypeMax = 2048;

const conversationConflictTitleMax = 300;

const conversationConflictStatusMin = 400;
const conversationConflictStatusMax = 599;

const conversationConflictDetailMax = 2000;

const conversationConflictTraceIdMax = 64;

const conversationConflictErrorsItemMax = 300;

const conversationConflictErrorsMaxOne = 200;

const conversationConflictPaymentIdMax = 64;

const conversationConflictMissingRialMax = 9007199254740991;

const conversationConflictMissingFieldsMax = 30;

const conversationConflictRemainingTriesMin = 0;
const conversationConflictRemainingTriesMax = 2147483647;



export const ConversationConflict = zod.object({
  "type": zod.string().max(conversationConflictTypeMax),
  "title": zod.string().max(conversationConflictTitleMax),
  "status": zod.int().min(conversationConflictStatusMin).max(conversationConflictStatusMax),
  "detail": zod.string().max(conversationConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(conversationConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(conversationConflictErrorsItemMax)).max(conversationConflictErrorsMaxOne)).optional(),
  "current": Conversation,
  "paymentId": zod.string().min(1).max(conversationConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(conversationConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(conversationConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(conversationConflictRemainingTriesMin).max(conversationConflictRemainingTriesMax).optional()
});

export type ConversationConflict = zod.input<typeof ConversationConflict>;
export type ConversationConflictOutput = zod.output<typeof ConversationConflict>;
