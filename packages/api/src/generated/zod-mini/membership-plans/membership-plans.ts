/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  MembershipOrder,
  MembershipOrdered
} from '../schemas';


export const OrderMembershipHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const OrderMembershipBody = MembershipOrder

export const OrderMembershipResponse = MembershipOrdered
