/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const categoryItemsCountCategoryIdMax = 64;

const categoryItemsCountProductCountMin = 0;
const categoryItemsCountProductCountMax = 2147483647;

const categoryItemsCountBaseProductCountMin = 0;
const categoryItemsCountBaseProductCountMax = 2147483647;

const categoryItemsCountSupplierCountMin = 0;
const categoryItemsCountSupplierCountMax = 2147483647;

const categoryItemsCountContentCountMin = 0;
const categoryItemsCountContentCountMax = 2147483647;



export const CategoryItemsCount = zod.object({
  "categoryId": zod.string().min(1).max(categoryItemsCountCategoryIdMax),
  "productCount": zod.int().min(categoryItemsCountProductCountMin).max(categoryItemsCountProductCountMax),
  "baseProductCount": zod.int().min(categoryItemsCountBaseProductCountMin).max(categoryItemsCountBaseProductCountMax),
  "supplierCount": zod.int().min(categoryItemsCountSupplierCountMin).max(categoryItemsCountSupplierCountMax),
  "contentCount": zod.int().min(categoryItemsCountContentCountMin).max(categoryItemsCountContentCountMax)
});

export type CategoryItemsCount = zod.input<typeof CategoryItemsCount>;
export type CategoryItemsCountOutput = zod.output<typeof CategoryItemsCount>;
