/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

export type ListTopLevelCategoriesParams = {
/**
 * One area only.
 */
categoryType?: CategoryType;
};
