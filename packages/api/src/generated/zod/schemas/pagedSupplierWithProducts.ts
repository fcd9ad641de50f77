/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierWithProducts } from './supplierWithProducts';

const pagedSupplierWithProductsTotalCountMin = 0;
const pagedSupplierWithProductsTotalCountMax = 2147483647;

const pagedSupplierWithProductsPageNumberMax = 2147483647;

const pagedSupplierWithProductsPageSizeMax = 100;

const pagedSupplierWithProductsItemsMax = 100;



export const PagedSupplierWithProducts = zod.object({
  "totalCount": zod.int().min(pagedSupplierWithProductsTotalCountMin).max(pagedSupplierWithProductsTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedSupplierWithProductsPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedSupplierWithProductsPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierWithProducts).max(pagedSupplierWithProductsItemsMax)
});

export type PagedSupplierWithProducts = zod.input<typeof PagedSupplierWithProducts>;
export type PagedSupplierWithProductsOutput = zod.output<typeof PagedSupplierWithProducts>;
