/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';


export const membershipSeatsUsedMin = 0;



export const MembershipSeats = zod.object({
  "limit": zod.int().min(1),
  "used": zod.int().min(membershipSeatsUsedMin)
});

export type MembershipSeats = zod.input<typeof MembershipSeats>;
export type MembershipSeatsOutput = zod.output<typeof MembershipSeats>;
