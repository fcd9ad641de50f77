/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';
import { TradeRequest } from './tradeRequest';

export const tradeRequestConflictStatusMin = 400;
export const tradeRequestConflictStatusMax = 599;


export const tradeRequestConflictRemainingTriesMin = 0;



export const TradeRequestConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(tradeRequestConflictStatusMin).max(tradeRequestConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": TradeRequest.optional(),
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(tradeRequestConflictRemainingTriesMin).optional()
});

export type TradeRequestConflict = zod.input<typeof TradeRequestConflict>;
export type TradeRequestConflictOutput = zod.output<typeof TradeRequestConflict>;
