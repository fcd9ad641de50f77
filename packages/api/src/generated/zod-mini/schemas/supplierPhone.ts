/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SupplierPhone = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.string()
});

export type SupplierPhone = zod.input<typeof SupplierPhone>;
export type SupplierPhoneOutput = zod.output<typeof SupplierPhone>;
