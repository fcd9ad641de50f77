/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const supplierMembershipLevelMin = 0;



export const SupplierMembership = /*#__PURE__*/ zod.object({
  "planTitle": /*#__PURE__*/ zod.string(),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierMembershipLevelMin)),
  "validTo": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SupplierMembership = zod.input<typeof SupplierMembership>;
export type SupplierMembershipOutput = zod.output<typeof SupplierMembership>;
