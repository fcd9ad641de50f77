/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';


const categoryMenuEntryProductCountMin = 0;

const categoryMenuEntrySupplierCountMin = 0;



export type CategoryMenuEntry = {
  id: string;
  categoryType: CategoryType;
  name: string;
  slug: string;
  isRoot: boolean;
  /** @minimum 1 */
  level: number;
  scientificName: string;
  /** @minimum 0 */
  productCount?: number;
  /** @minimum 0 */
  supplierCount?: number;
  subcategories: CategoryMenuEntry[];
};

export const CategoryMenuEntry: zod.ZodMiniType<CategoryMenuEntry> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "categoryType": CategoryType,
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "isRoot": /*#__PURE__*/ zod.boolean(),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "scientificName": /*#__PURE__*/ zod.string(),
  "productCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryMenuEntryProductCountMin))),
  "supplierCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryMenuEntrySupplierCountMin))),
  "subcategories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => CategoryMenuEntry))
});

export type CategoryMenuEntryOutput = zod.output<typeof CategoryMenuEntry>;
