/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';


const membershipSeatsUsedMin = 0;



export const MembershipSeats = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipSeatsUsedMin))
});

export type MembershipSeats = zod.input<typeof MembershipSeats>;
export type MembershipSeatsOutput = zod.output<typeof MembershipSeats>;
