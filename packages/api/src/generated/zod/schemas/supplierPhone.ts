/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SupplierPhone = zod.object({
  "title": zod.string(),
  "number": zod.string()
});

export type SupplierPhone = zod.input<typeof SupplierPhone>;
export type SupplierPhoneOutput = zod.output<typeof SupplierPhone>;
