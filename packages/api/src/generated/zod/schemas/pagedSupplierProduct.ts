/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierProduct } from './supplierProduct';

export const pagedSupplierProductTotalCountMin = 0;


export const pagedSupplierProductPageSizeMax = 100;



export const PagedSupplierProduct = zod.object({
  "totalCount": zod.int().min(pagedSupplierProductTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedSupplierProductPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierProduct)
});

export type PagedSupplierProduct = zod.input<typeof PagedSupplierProduct>;
export type PagedSupplierProductOutput = zod.output<typeof PagedSupplierProduct>;
