/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listRelatedSupplierProductsParamsCountDefault = 8;
const listRelatedSupplierProductsParamsCountMax = 24;


export const ListRelatedSupplierProductsParams = zod.object({
  "count": zod.int().min(1).max(listRelatedSupplierProductsParamsCountMax).default(listRelatedSupplierProductsParamsCountDefault)
})

export type ListRelatedSupplierProductsParams = zod.input<typeof ListRelatedSupplierProductsParams>;
export type ListRelatedSupplierProductsParamsOutput = zod.output<typeof ListRelatedSupplierProductsParams>;
