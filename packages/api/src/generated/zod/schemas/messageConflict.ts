/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const messageConflictStatusMin = 400;
export const messageConflictStatusMax = 599;


export const messageConflictRemainingTriesMin = 0;



export const MessageConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(messageConflictStatusMin).max(messageConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Conversation.optional(),
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(messageConflictRemainingTriesMin).optional()
});

export type MessageConflict = zod.input<typeof MessageConflict>;
export type MessageConflictOutput = zod.output<typeof MessageConflict>;
