/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Payment } from './payment';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const paymentConflictTypeMax = 2048;

const paymentConflictTitleMax = 300;

const paymentConflictStatusMin = 400;
const paymentConflictStatusMax = 599;

const paymentConflictDetailMax = 2000;

const paymentConflictTraceIdMax = 64;

const paymentConflictErrorsItemMax = 300;

const paymentConflictErrorsMaxOne = 200;

const paymentConflictPaymentIdMax = 64;

const paymentConflictMissingRialMax = 9007199254740991;

const paymentConflictMissingFieldsMax = 30;

const paymentConflictRemainingTriesMin = 0;
const paymentConflictRemainingTriesMax = 2147483647;



export const PaymentConflict = zod.object({
  "type": zod.string().max(paymentConflictTypeMax),
  "title": zod.string().max(paymentConflictTitleMax),
  "status": zod.int().min(paymentConflictStatusMin).max(paymentConflictStatusMax),
  "detail": zod.string().max(paymentConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(paymentConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(paymentConflictErrorsItemMax)).max(paymentConflictErrorsMaxOne)).optional(),
  "current": Payment.optional(),
  "paymentId": zod.string().min(1).max(paymentConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(paymentConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(paymentConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(paymentConflictRemainingTriesMin).max(paymentConflictRemainingTriesMax).optional()
});

export type PaymentConflict = zod.input<typeof PaymentConflict>;
export type PaymentConflictOutput = zod.output<typeof PaymentConflict>;
