/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const membershipSeatsLimitMax = 2147483647;

const membershipSeatsUsedMin = 0;
const membershipSeatsUsedMax = 2147483647;



export const MembershipSeats = zod.object({
  "limit": zod.int().min(1).max(membershipSeatsLimitMax),
  "used": zod.int().min(membershipSeatsUsedMin).max(membershipSeatsUsedMax)
});

export type MembershipSeats = zod.input<typeof MembershipSeats>;
export type MembershipSeatsOutput = zod.output<typeof MembershipSeats>;
