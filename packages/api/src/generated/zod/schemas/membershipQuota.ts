/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const membershipQuotaLimitMax = 2147483647;

const membershipQuotaUsedMin = 0;
const membershipQuotaUsedMax = 2147483647;



export const MembershipQuota = zod.object({
  "limit": zod.int().min(1).max(membershipQuotaLimitMax),
  "used": zod.int().min(membershipQuotaUsedMin).max(membershipQuotaUsedMax),
  "renewsAt": zod.iso.datetime({"offset":true})
});

export type MembershipQuota = zod.input<typeof MembershipQuota>;
export type MembershipQuotaOutput = zod.output<typeof MembershipQuota>;
