/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const messageConflictTypeMax = 2048;

const messageConflictTitleMax = 300;

const messageConflictStatusMin = 400;
const messageConflictStatusMax = 599;

const messageConflictDetailMax = 2000;

const messageConflictTraceIdMax = 64;

const messageConflictErrorsItemMax = 300;

const messageConflictErrorsMaxOne = 200;

const messageConflictPaymentIdMax = 64;

const messageConflictMissingRialMax = 9007199254740991;

const messageConflictMissingFieldsMax = 30;

const messageConflictRemainingTriesMin = 0;
const messageConflictRemainingTriesMax = 2147483647;



export const MessageConflict = zod.object({
  "type": zod.string().max(messageConflictTypeMax),
  "title": zod.string().max(messageConflictTitleMax),
  "status": zod.int().min(messageConflictStatusMin).max(messageConflictStatusMax),
  "detail": zod.string().max(messageConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(messageConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(messageConflictErrorsItemMax)).max(messageConflictErrorsMaxOne)).optional(),
  "current": Conversation.optional(),
  "paymentId": zod.string().min(1).max(messageConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(messageConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(messageConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(messageConflictRemainingTriesMin).max(messageConflictRemainingTriesMax).optional()
});

export type MessageConflict = zod.input<typeof MessageConflict>;
export type MessageConflictOutput = zod.output<typeof MessageConflict>;
