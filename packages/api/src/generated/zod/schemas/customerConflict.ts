/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Customer } from './customer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const customerConflictTypeMax = 2048;

const customerConflictTitleMax = 300;

const customerConflictStatusMin = 400;
const customerConflictStatusMax = 599;

const customerConflictDetailMax = 2000;

const customerConflictTraceIdMax = 64;

const customerConflictErrorsItemMax = 300;

const customerConflictErrorsMaxOne = 200;

const customerConflictPaymentIdMax = 64;

const customerConflictMissingRialMax = 9007199254740991;

const customerConflictMissingFieldsMax = 30;

const customerConflictRemainingTriesMin = 0;
const customerConflictRemainingTriesMax = 2147483647;



export const CustomerConflict = zod.object({
  "type": zod.string().max(customerConflictTypeMax),
  "title": zod.string().max(customerConflictTitleMax),
  "status": zod.int().min(customerConflictStatusMin).max(customerConflictStatusMax),
  "detail": zod.string().max(customerConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(customerConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(customerConflictErrorsItemMax)).max(customerConflictErrorsMaxOne)).optional(),
  "current": Customer,
  "paymentId": zod.string().min(1).max(customerConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(customerConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(customerConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(customerConflictRemainingTriesMin).max(customerConflictRemainingTriesMax).optional()
});

export type CustomerConflict = zod.input<typeof CustomerConflict>;
export type CustomerConflictOutput = zod.output<typeof CustomerConflict>;
