/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  MembershipOrder,
  MembershipOrdered,
  RunningMembership
} from '../schemas';


export const OrderMembershipHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const OrderMembershipBody = MembershipOrder

export const OrderMembershipResponse = MembershipOrdered

export const ListRunningMembershipsResponseItem = RunningMembership
export const ListRunningMembershipsResponse = zod.array(ListRunningMembershipsResponseItem).max(100)
