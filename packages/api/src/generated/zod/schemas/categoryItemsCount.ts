/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const categoryItemsCountProductCountMin = 0;

export const categoryItemsCountBaseProductCountMin = 0;

export const categoryItemsCountSupplierCountMin = 0;

export const categoryItemsCountContentCountMin = 0;



export const CategoryItemsCount = zod.object({
  "categoryId": zod.string(),
  "productCount": zod.int().min(categoryItemsCountProductCountMin),
  "baseProductCount": zod.int().min(categoryItemsCountBaseProductCountMin),
  "supplierCount": zod.int().min(categoryItemsCountSupplierCountMin),
  "contentCount": zod.int().min(categoryItemsCountContentCountMin)
});

export type CategoryItemsCount = zod.input<typeof CategoryItemsCount>;
export type CategoryItemsCountOutput = zod.output<typeof CategoryItemsCount>;
