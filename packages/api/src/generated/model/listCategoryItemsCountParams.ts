/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

export type ListCategoryItemsCountParams = {
/**
 * These categories only.
 * @maxItems 200
 * @items.minLength 1
 * @items.maxLength 64
 */
ids?: string[];
/**
 * One area only.
 */
categoryType?: CategoryType;
};
