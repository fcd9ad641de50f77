/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

export type GetCategoryMenuParams = {
/**
 * Areas to answer; the name is repeated for several.
 * @minItems 1
 * @maxItems 4
 */
categoryTypes: CategoryType[];
};
