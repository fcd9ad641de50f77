/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddress } from './personAddress';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const personAddressConflictTypeMax = 2048;

const personAddressConflictTitleMax = 300;

const personAddressConflictStatusMin = 400;
const personAddressConflictStatusMax = 599;

const personAddressConflictDetailMax = 2000;

const personAddressConflictTraceIdMax = 64;

const personAddressConflictErrorsItemMax = 300;

const personAddressConflictErrorsMaxOne = 200;

const personAddressConflictPaymentIdMax = 64;

const personAddressConflictMissingRialMax = 9007199254740991;

const personAddressConflictMissingFieldsMax = 30;

const personAddressConflictRemainingTriesMin = 0;
const personAddressConflictRemainingTriesMax = 2147483647;



export const PersonAddressConflict = zod.object({
  "type": zod.string().max(personAddressConflictTypeMax),
  "title": zod.string().max(personAddressConflictTitleMax),
  "status": zod.int().min(personAddressConflictStatusMin).max(personAddressConflictStatusMax),
  "detail": zod.string().max(personAddressConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(personAddressConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(personAddressConflictErrorsItemMax)).max(personAddressConflictErrorsMaxOne)).optional(),
  "current": PersonAddress,
  "paymentId": zod.string().min(1).max(personAddressConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(personAddressConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(personAddressConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(personAddressConflictRemainingTriesMin).max(personAddressConflictRemainingTriesMax).optional()
});

export type PersonAddressConflict = zod.input<typeof PersonAddressConflict>;
export type PersonAddressConflictOutput = zod.output<typeof PersonAddressConflict>;
