/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SupplierWithProducts } from './supplierWithProducts';

const pagedSupplierWithProductsTotalCountMin = 0;


const pagedSupplierWithProductsPageSizeMax = 100;



export const PagedSupplierWithProducts = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedSupplierWithProductsTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedSupplierWithProductsPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(SupplierWithProducts)
});

export type PagedSupplierWithProducts = zod.input<typeof PagedSupplierWithProducts>;
export type PagedSupplierWithProductsOutput = zod.output<typeof PagedSupplierWithProducts>;
