/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

export type ListSaleCitiesParams = {
/**
 * Suppliers of this area.
 */
categoryType?: CategoryType;
/**
 * Suppliers with products in this category or below it.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
/**
 * Words of the name; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
};
