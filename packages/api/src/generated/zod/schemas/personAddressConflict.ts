/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddress } from './personAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const personAddressConflictStatusMin = 400;
export const personAddressConflictStatusMax = 599;


export const personAddressConflictRemainingTriesMin = 0;



export const PersonAddressConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(personAddressConflictStatusMin).max(personAddressConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": PersonAddress,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(personAddressConflictRemainingTriesMin).optional()
});

export type PersonAddressConflict = zod.input<typeof PersonAddressConflict>;
export type PersonAddressConflictOutput = zod.output<typeof PersonAddressConflict>;
