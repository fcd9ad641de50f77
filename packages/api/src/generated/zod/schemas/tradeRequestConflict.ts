/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';
import { TradeRequest } from './tradeRequest';

const tradeRequestConflictTypeMax = 2048;

const tradeRequestConflictTitleMax = 300;

const tradeRequestConflictStatusMin = 400;
const tradeRequestConflictStatusMax = 599;

const tradeRequestConflictDetailMax = 2000;

const tradeRequestConflictTraceIdMax = 64;

const tradeRequestConflictErrorsItemMax = 300;

const tradeRequestConflictErrorsMaxOne = 200;

const tradeRequestConflictPaymentIdMax = 64;

const tradeRequestConflictMissingRialMax = 9007199254740991;

const tradeRequestConflictMissingFieldsMax = 30;

const tradeRequestConflictRemainingTriesMin = 0;
const tradeRequestConflictRemainingTriesMax = 2147483647;



export const TradeRequestConflict = zod.object({
  "type": zod.string().max(tradeRequestConflictTypeMax),
  "title": zod.string().max(tradeRequestConflictTitleMax),
  "status": zod.int().min(tradeRequestConflictStatusMin).max(tradeRequestConflictStatusMax),
  "detail": zod.string().max(tradeRequestConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(tradeRequestConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(tradeRequestConflictErrorsItemMax)).max(tradeRequestConflictErrorsMaxOne)).optional(),
  "current": TradeRequest.optional(),
  "paymentId": zod.string().min(1).max(tradeRequestConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(tradeRequestConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(tradeRequestConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(tradeRequestConflictRemainingTriesMin).max(tradeRequestConflictRemainingTriesMax).optional()
});

export type TradeRequestConflict = zod.input<typeof TradeRequestConflict>;
export type TradeRequestConflictOutput = zod.output<typeof TradeRequestConflict>;
