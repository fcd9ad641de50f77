/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const supplierPhoneTitleMax = 300;

const supplierPhoneNumberMax = 60;



export const SupplierPhone = zod.object({
  "title": zod.string().max(supplierPhoneTitleMax),
  "number": zod.string().max(supplierPhoneNumberMax)
});

export type SupplierPhone = zod.input<typeof SupplierPhone>;
export type SupplierPhoneOutput = zod.output<typeof SupplierPhone>;
