/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';


export const categoryMenuEntryProductCountMin = 0;

export const categoryMenuEntrySupplierCountMin = 0;



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

export const CategoryMenuEntry: zod.ZodType<CategoryMenuEntry> = zod.object({
  "id": zod.string(),
  "categoryType": CategoryType,
  "name": zod.string(),
  "slug": zod.string(),
  "isRoot": zod.boolean(),
  "level": zod.int().min(1),
  "scientificName": zod.string(),
  "productCount": zod.int().min(categoryMenuEntryProductCountMin).optional(),
  "supplierCount": zod.int().min(categoryMenuEntrySupplierCountMin).optional(),
  "subcategories": zod.array(zod.lazy(() => CategoryMenuEntry))
});

export type CategoryMenuEntryOutput = zod.output<typeof CategoryMenuEntry>;
