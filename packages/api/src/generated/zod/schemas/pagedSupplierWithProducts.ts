/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierWithProducts } from './supplierWithProducts';

export const pagedSupplierWithProductsTotalCountMin = 0;


export const pagedSupplierWithProductsPageSizeMax = 100;



export const PagedSupplierWithProducts = zod.object({
  "totalCount": zod.int().min(pagedSupplierWithProductsTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedSupplierWithProductsPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierWithProducts)
});

export type PagedSupplierWithProducts = zod.input<typeof PagedSupplierWithProducts>;
export type PagedSupplierWithProductsOutput = zod.output<typeof PagedSupplierWithProducts>;
