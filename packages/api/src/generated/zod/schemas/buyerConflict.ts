/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Buyer } from './buyer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const buyerConflictStatusMin = 400;
export const buyerConflictStatusMax = 599;


export const buyerConflictRemainingTriesMin = 0;



export const BuyerConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(buyerConflictStatusMin).max(buyerConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Buyer,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(buyerConflictRemainingTriesMin).optional()
});

export type BuyerConflict = zod.input<typeof BuyerConflict>;
export type BuyerConflictOutput = zod.output<typeof BuyerConflict>;
