/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MembershipQuota } from './membershipQuota';
import { MembershipSeats } from './membershipSeats';

const runningMembershipLevelMax = 9;



export const RunningMembership = /*#__PURE__*/ zod.object({
  "membershipId": /*#__PURE__*/ zod.string(),
  "planId": /*#__PURE__*/ zod.string(),
  "planTitle": /*#__PURE__*/ zod.string(),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(runningMembershipLevelMax)),
  "validTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "directOrders": /*#__PURE__*/ zod.optional(MembershipQuota),
  "messages": /*#__PURE__*/ zod.optional(MembershipQuota),
  "agents": /*#__PURE__*/ zod.optional(MembershipSeats)
});

export type RunningMembership = zod.input<typeof RunningMembership>;
export type RunningMembershipOutput = zod.output<typeof RunningMembership>;
