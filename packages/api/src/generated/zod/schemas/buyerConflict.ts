/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Buyer } from './buyer';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const buyerConflictTypeMax = 2048;

const buyerConflictTitleMax = 300;

const buyerConflictStatusMin = 400;
const buyerConflictStatusMax = 599;

const buyerConflictDetailMax = 2000;

const buyerConflictTraceIdMax = 64;

const buyerConflictErrorsItemMax = 300;

const buyerConflictErrorsMaxOne = 200;

const buyerConflictPaymentIdMax = 64;

const buyerConflictMissingRialMax = 9007199254740991;

const buyerConflictMissingFieldsMax = 30;

const buyerConflictRemainingTriesMin = 0;
const buyerConflictRemainingTriesMax = 2147483647;



export const BuyerConflict = zod.object({
  "type": zod.string().max(buyerConflictTypeMax),
  "title": zod.string().max(buyerConflictTitleMax),
  "status": zod.int().min(buyerConflictStatusMin).max(buyerConflictStatusMax),
  "detail": zod.string().max(buyerConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(buyerConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(buyerConflictErrorsItemMax)).max(buyerConflictErrorsMaxOne)).optional(),
  "current": Buyer,
  "paymentId": zod.string().min(1).max(buyerConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(buyerConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(buyerConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(buyerConflictRemainingTriesMin).max(buyerConflictRemainingTriesMax).optional()
});

export type BuyerConflict = zod.input<typeof BuyerConflict>;
export type BuyerConflictOutput = zod.output<typeof BuyerConflict>;
