/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipQuota } from './membershipQuota';
import { MembershipSeats } from './membershipSeats';

export const runningMembershipLevelMax = 9;



export const RunningMembership = zod.object({
  "membershipId": zod.string(),
  "planId": zod.string(),
  "planTitle": zod.string(),
  "level": zod.int().min(1).max(runningMembershipLevelMax),
  "validTo": zod.iso.datetime({"offset":true}),
  "directOrders": MembershipQuota.optional(),
  "messages": MembershipQuota.optional(),
  "agents": MembershipSeats.optional()
});

export type RunningMembership = zod.input<typeof RunningMembership>;
export type RunningMembershipOutput = zod.output<typeof RunningMembership>;
