/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { DeliveryAddress } from './deliveryAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const deliveryAddressConflictStatusMin = 400;
const deliveryAddressConflictStatusMax = 599;


const deliveryAddressConflictRemainingTriesMin = 0;



export const DeliveryAddressConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deliveryAddressConflictStatusMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": DeliveryAddress,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deliveryAddressConflictRemainingTriesMin)))
});

export type DeliveryAddressConflict = zod.input<typeof DeliveryAddressConflict>;
export type DeliveryAddressConflictOutput = zod.output<typeof DeliveryAddressConflict>;
