/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const problemStatusMin = 400;
export const problemStatusMax = 599;


export const problemRemainingTriesMin = 0;



export const Problem = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(problemStatusMin).max(problemStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": zod.record(zod.string(), zod.unknown()).optional(),
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(problemRemainingTriesMin).optional()
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
