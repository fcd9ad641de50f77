/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MerchantAgent } from './merchantAgent';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const merchantAgentConflictStatusMin = 400;
export const merchantAgentConflictStatusMax = 599;


export const merchantAgentConflictRemainingTriesMin = 0;



export const MerchantAgentConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(merchantAgentConflictStatusMin).max(merchantAgentConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": MerchantAgent,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(merchantAgentConflictRemainingTriesMin).optional()
});

export type MerchantAgentConflict = zod.input<typeof MerchantAgentConflict>;
export type MerchantAgentConflictOutput = zod.output<typeof MerchantAgentConflict>;
