/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipOrdered } from './membershipOrdered';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const membershipConflictStatusMin = 400;
export const membershipConflictStatusMax = 599;


export const membershipConflictRemainingTriesMin = 0;



export const MembershipConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(membershipConflictStatusMin).max(membershipConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": MembershipOrdered,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(membershipConflictRemainingTriesMin).optional()
});

export type MembershipConflict = zod.input<typeof MembershipConflict>;
export type MembershipConflictOutput = zod.output<typeof MembershipConflict>;
