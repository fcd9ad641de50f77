/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const categoryItemsCountProductCountMin = 0;

const categoryItemsCountBaseProductCountMin = 0;

const categoryItemsCountSupplierCountMin = 0;

const categoryItemsCountContentCountMin = 0;



export const CategoryItemsCount = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.string(),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryItemsCountProductCountMin)),
  "baseProductCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryItemsCountBaseProductCountMin)),
  "supplierCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryItemsCountSupplierCountMin)),
  "contentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryItemsCountContentCountMin))
});

export type CategoryItemsCount = zod.input<typeof CategoryItemsCount>;
export type CategoryItemsCountOutput = zod.output<typeof CategoryItemsCount>;
