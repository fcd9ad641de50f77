/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Customer } from './customer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const customerConflictStatusMin = 400;
export const customerConflictStatusMax = 599;


export const customerConflictRemainingTriesMin = 0;



export const CustomerConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(customerConflictStatusMin).max(customerConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Customer,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(customerConflictRemainingTriesMin).optional()
});

export type CustomerConflict = zod.input<typeof CustomerConflict>;
export type CustomerConflictOutput = zod.output<typeof CustomerConflict>;
