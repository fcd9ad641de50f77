/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SupplierMembership = zod.object({
  "planTitle": zod.string(),
  "level": zod.int(),
  "validTo": zod.iso.datetime({"offset":true})
});

export type SupplierMembership = zod.input<typeof SupplierMembership>;
export type SupplierMembershipOutput = zod.output<typeof SupplierMembership>;
