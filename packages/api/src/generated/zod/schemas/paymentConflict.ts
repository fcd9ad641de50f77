/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Payment } from './payment';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const paymentConflictStatusMin = 400;
export const paymentConflictStatusMax = 599;


export const paymentConflictRemainingTriesMin = 0;



export const PaymentConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(paymentConflictStatusMin).max(paymentConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Payment.optional(),
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(paymentConflictRemainingTriesMin).optional()
});

export type PaymentConflict = zod.input<typeof PaymentConflict>;
export type PaymentConflictOutput = zod.output<typeof PaymentConflict>;
