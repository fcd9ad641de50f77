/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipQuota } from './membershipQuota';
import { MembershipSeats } from './membershipSeats';

const runningMembershipMembershipIdMax = 64;

const runningMembershipPlanIdMax = 64;

const runningMembershipPlanTitleMax = 300;

const runningMembershipLevelMax = 9;



export const RunningMembership = zod.object({
  "membershipId": zod.string().min(1).max(runningMembershipMembershipIdMax),
  "planId": zod.string().min(1).max(runningMembershipPlanIdMax),
  "planTitle": zod.string().max(runningMembershipPlanTitleMax),
  "level": zod.int().min(1).max(runningMembershipLevelMax),
  "validTo": zod.iso.datetime({"offset":true}),
  "directOrders": MembershipQuota.optional(),
  "messages": MembershipQuota.optional(),
  "agents": MembershipSeats.optional()
});

export type RunningMembership = zod.input<typeof RunningMembership>;
export type RunningMembershipOutput = zod.output<typeof RunningMembership>;
