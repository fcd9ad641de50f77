/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const supplierMembershipPlanTitleMax = 300;

const supplierMembershipLevelMin = 0;
const supplierMembershipLevelMax = 2147483647;



export const SupplierMembership = zod.object({
  "planTitle": zod.string().max(supplierMembershipPlanTitleMax),
  "level": zod.int().min(supplierMembershipLevelMin).max(supplierMembershipLevelMax),
  "validTo": zod.iso.datetime({"offset":true})
});

export type SupplierMembership = zod.input<typeof SupplierMembership>;
export type SupplierMembershipOutput = zod.output<typeof SupplierMembership>;
