/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  MembershipOrder,
  MembershipOrdered,
  RunningMembership
} from '../schemas';


export const OrderMembershipHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const OrderMembershipBody = MembershipOrder

export const OrderMembershipResponse = MembershipOrdered

export const ListRunningMembershipsResponseItem = RunningMembership
export const ListRunningMembershipsResponse = /*#__PURE__*/ zod.array(ListRunningMembershipsResponseItem)
