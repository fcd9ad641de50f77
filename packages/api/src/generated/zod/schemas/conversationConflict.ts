/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const conversationConflictStatusMin = 400;
export const conversationConflictStatusMax = 599;


export const conversationConflictRemainingTriesMin = 0;



export const ConversationConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(conversationConflictStatusMin).max(conversationConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Conversation,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(conversationConflictRemainingTriesMin).optional()
});

export type ConversationConflict = zod.input<typeof ConversationConflict>;
export type ConversationConflictOutput = zod.output<typeof ConversationConflict>;
