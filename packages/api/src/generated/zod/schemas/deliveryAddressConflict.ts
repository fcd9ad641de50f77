/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DeliveryAddress } from './deliveryAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const deliveryAddressConflictTypeMax = 2048;

const deliveryAddressConflictTitleMax = 300;

const deliveryAddressConflictStatusMin = 400;
const deliveryAddressConflictStatusMax = 599;

const deliveryAddressConflictDetailMax = 2000;

const deliveryAddressConflictTraceIdMax = 64;

const deliveryAddressConflictErrorsItemMax = 300;

const deliveryAddressConflictErrorsMaxOne = 200;

const deliveryAddressConflictPaymentIdMax = 64;

const deliveryAddressConflictMissingRialMax = 9007199254740991;

const deliveryAddressConflictMissingFieldsMax = 30;

const deliveryAddressConflictRemainingTriesMin = 0;
const deliveryAddressConflictRemainingTriesMax = 2147483647;



export const DeliveryAddressConflict = zod.object({
  "type": zod.string().max(deliveryAddressConflictTypeMax),
  "title": zod.string().max(deliveryAddressConflictTitleMax),
  "status": zod.int().min(deliveryAddressConflictStatusMin).max(deliveryAddressConflictStatusMax),
  "detail": zod.string().max(deliveryAddressConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(deliveryAddressConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(deliveryAddressConflictErrorsItemMax)).max(deliveryAddressConflictErrorsMaxOne)).optional(),
  "current": DeliveryAddress,
  "paymentId": zod.string().min(1).max(deliveryAddressConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(deliveryAddressConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(deliveryAddressConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(deliveryAddressConflictRemainingTriesMin).max(deliveryAddressConflictRemainingTriesMax).optional()
});

export type DeliveryAddressConflict = zod.input<typeof DeliveryAddressConflict>;
export type DeliveryAddressConflictOutput = zod.output<typeof DeliveryAddressConflict>;
