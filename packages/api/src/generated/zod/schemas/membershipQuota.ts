/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';


export const membershipQuotaUsedMin = 0;



export const MembershipQuota = zod.object({
  "limit": zod.int().min(1),
  "used": zod.int().min(membershipQuotaUsedMin),
  "renewsAt": zod.iso.datetime({"offset":true})
});

export type MembershipQuota = zod.input<typeof MembershipQuota>;
export type MembershipQuotaOutput = zod.output<typeof MembershipQuota>;
