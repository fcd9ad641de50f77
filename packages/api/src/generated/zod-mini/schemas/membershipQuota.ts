/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';


const membershipQuotaUsedMin = 0;



export const MembershipQuota = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipQuotaUsedMin)),
  "renewsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MembershipQuota = zod.input<typeof MembershipQuota>;
export type MembershipQuotaOutput = zod.output<typeof MembershipQuota>;
