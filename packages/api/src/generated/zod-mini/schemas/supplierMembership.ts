/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SupplierMembership = /*#__PURE__*/ zod.object({
  "planTitle": /*#__PURE__*/ zod.string(),
  "level": /*#__PURE__*/ zod.int(),
  "validTo": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SupplierMembership = zod.input<typeof SupplierMembership>;
export type SupplierMembershipOutput = zod.output<typeof SupplierMembership>;
