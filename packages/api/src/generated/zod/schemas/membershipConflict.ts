/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipOrdered } from './membershipOrdered';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const membershipConflictTypeMax = 2048;

const membershipConflictTitleMax = 300;

const membershipConflictStatusMin = 400;
const membershipConflictStatusMax = 599;

const membershipConflictDetailMax = 2000;

const membershipConflictTraceIdMax = 64;

const membershipConflictErrorsItemMax = 300;

const membershipConflictErrorsMaxOne = 200;

const membershipConflictPaymentIdMax = 64;

const membershipConflictMissingRialMax = 9007199254740991;

const membershipConflictMissingFieldsMax = 30;

const membershipConflictRemainingTriesMin = 0;
const membershipConflictRemainingTriesMax = 2147483647;



export const MembershipConflict = zod.object({
  "type": zod.string().max(membershipConflictTypeMax),
  "title": zod.string().max(membershipConflictTitleMax),
  "status": zod.int().min(membershipConflictStatusMin).max(membershipConflictStatusMax),
  "detail": zod.string().max(membershipConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(membershipConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(membershipConflictErrorsItemMax)).max(membershipConflictErrorsMaxOne)).optional(),
  "current": MembershipOrdered,
  "paymentId": zod.string().min(1).max(membershipConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(membershipConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(membershipConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(membershipConflictRemainingTriesMin).max(membershipConflictRemainingTriesMax).optional()
});

export type MembershipConflict = zod.input<typeof MembershipConflict>;
export type MembershipConflictOutput = zod.output<typeof MembershipConflict>;
