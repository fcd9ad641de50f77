/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MerchantAgent } from './merchantAgent';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const merchantAgentConflictTypeMax = 2048;

const merchantAgentConflictTitleMax = 300;

const merchantAgentConflictStatusMin = 400;
const merchantAgentConflictStatusMax = 599;

const merchantAgentConflictDetailMax = 2000;

const merchantAgentConflictTraceIdMax = 64;

const merchantAgentConflictErrorsItemMax = 300;

const merchantAgentConflictErrorsMaxOne = 200;

const merchantAgentConflictPaymentIdMax = 64;

const merchantAgentConflictMissingRialMax = 9007199254740991;

const merchantAgentConflictMissingFieldsMax = 30;

const merchantAgentConflictRemainingTriesMin = 0;
const merchantAgentConflictRemainingTriesMax = 2147483647;



export const MerchantAgentConflict = zod.object({
  "type": zod.string().max(merchantAgentConflictTypeMax),
  "title": zod.string().max(merchantAgentConflictTitleMax),
  "status": zod.int().min(merchantAgentConflictStatusMin).max(merchantAgentConflictStatusMax),
  "detail": zod.string().max(merchantAgentConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(merchantAgentConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(merchantAgentConflictErrorsItemMax)).max(merchantAgentConflictErrorsMaxOne)).optional(),
  "current": MerchantAgent,
  "paymentId": zod.string().min(1).max(merchantAgentConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(merchantAgentConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(merchantAgentConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(merchantAgentConflictRemainingTriesMin).max(merchantAgentConflictRemainingTriesMax).optional()
});

export type MerchantAgentConflict = zod.input<typeof MerchantAgentConflict>;
export type MerchantAgentConflictOutput = zod.output<typeof MerchantAgentConflict>;
