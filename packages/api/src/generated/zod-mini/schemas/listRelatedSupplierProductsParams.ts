/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listRelatedSupplierProductsParamsCountDefault = 8;
const listRelatedSupplierProductsParamsCountMax = 24;


export const ListRelatedSupplierProductsParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRelatedSupplierProductsParamsCountMax)), listRelatedSupplierProductsParamsCountDefault)
})

export type ListRelatedSupplierProductsParams = zod.input<typeof ListRelatedSupplierProductsParams>;
export type ListRelatedSupplierProductsParamsOutput = zod.output<typeof ListRelatedSupplierProductsParams>;
