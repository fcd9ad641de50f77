/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const categoryMenuEntryIdMax = 64;

const categoryMenuEntryNameMax = 300;

const categoryMenuEntrySlugMax = 300;

const categoryMenuEntryLevelMax = 2147483647;

const categoryMenuEntryScientificNameMax = 300;

const categoryMenuEntryProductCountMin = 0;
const categoryMenuEntryProductCountMax = 2147483647;

const categoryMenuEntrySupplierCountMin = 0;
const categoryMenuEntrySupplierCountMax = 2147483647;

const categoryMenuEntrySubcategoriesMax = 1000;



export type CategoryMenuEntry = {
  /**
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  categoryType: CategoryType;
  /** @maxLength 300 */
  name: string;
  /** @maxLength 300 */
  slug: string;
  isRoot: boolean;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  level: number;
  /** @maxLength 300 */
  scientificName: string;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  productCount?: number;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  supplierCount?: number;
  /** @maxItems 1000 */
  subcategories: CategoryMenuEntry[];
};

export const CategoryMenuEntry: zod.ZodType<CategoryMenuEntry> = zod.object({
  "id": zod.string().min(1).max(categoryMenuEntryIdMax),
  "categoryType": CategoryType,
  "name": zod.string().max(categoryMenuEntryNameMax),
  "slug": zod.string().max(categoryMenuEntrySlugMax),
  "isRoot": zod.boolean(),
  "level": zod.int().min(1).max(categoryMenuEntryLevelMax),
  "scientificName": zod.string().max(categoryMenuEntryScientificNameMax),
  "productCount": zod.int().min(categoryMenuEntryProductCountMin).max(categoryMenuEntryProductCountMax).optional(),
  "supplierCount": zod.int().min(categoryMenuEntrySupplierCountMin).max(categoryMenuEntrySupplierCountMax).optional(),
  "subcategories": zod.array(zod.lazy(() => CategoryMenuEntry)).max(categoryMenuEntrySubcategoriesMax)
});

export type CategoryMenuEntryOutput = zod.output<typeof CategoryMenuEntry>;
