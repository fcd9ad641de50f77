/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DeliveryAddress } from './deliveryAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const deliveryAddressConflictStatusMin = 400;
export const deliveryAddressConflictStatusMax = 599;


export const deliveryAddressConflictRemainingTriesMin = 0;



export const DeliveryAddressConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(deliveryAddressConflictStatusMin).max(deliveryAddressConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": DeliveryAddress,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(deliveryAddressConflictRemainingTriesMin).optional()
});

export type DeliveryAddressConflict = zod.input<typeof DeliveryAddressConflict>;
export type DeliveryAddressConflictOutput = zod.output<typeof DeliveryAddressConflict>;
