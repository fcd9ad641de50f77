/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SupplierProduct } from './supplierProduct';

const pagedSupplierProductTotalCountMin = 0;


const pagedSupplierProductPageSizeMax = 100;



export const PagedSupplierProduct = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedSupplierProductTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedSupplierProductPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(SupplierProduct)
});

export type PagedSupplierProduct = zod.input<typeof PagedSupplierProduct>;
export type PagedSupplierProductOutput = zod.output<typeof PagedSupplierProduct>;
