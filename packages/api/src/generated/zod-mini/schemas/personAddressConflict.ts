/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PersonAddress } from './personAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const personAddressConflictStatusMin = 400;
const personAddressConflictStatusMax = 599;


const personAddressConflictRemainingTriesMin = 0;



export const PersonAddressConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personAddressConflictStatusMin)).check(/*#__PURE__*/ zod.lte(personAddressConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": PersonAddress,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personAddressConflictRemainingTriesMin)))
});

export type PersonAddressConflict = zod.input<typeof PersonAddressConflict>;
export type PersonAddressConflictOutput = zod.output<typeof PersonAddressConflict>;
