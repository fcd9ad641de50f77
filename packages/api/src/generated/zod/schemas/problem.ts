/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const problemTypeMax = 2048;

const problemTitleMax = 300;

const problemStatusMin = 400;
const problemStatusMax = 599;

const problemDetailMax = 2000;

const problemTraceIdMax = 64;

const problemErrorsItemMax = 300;

const problemErrorsMaxOne = 200;

const problemPaymentIdMax = 64;

const problemMissingRialMax = 9007199254740991;

const problemMissingFieldsMax = 30;

const problemRemainingTriesMin = 0;
const problemRemainingTriesMax = 2147483647;



export const Problem = zod.object({
  "type": zod.string().max(problemTypeMax),
  "title": zod.string().max(problemTitleMax),
  "status": zod.int().min(problemStatusMin).max(problemStatusMax),
  "detail": zod.string().max(problemDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(problemTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(problemErrorsItemMax)).max(problemErrorsMaxOne)).optional(),
  "current": zod.record(zod.string(), zod.unknown()).optional(),
  "paymentId": zod.string().min(1).max(problemPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(problemMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(problemMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(problemRemainingTriesMin).max(problemRemainingTriesMax).optional()
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
