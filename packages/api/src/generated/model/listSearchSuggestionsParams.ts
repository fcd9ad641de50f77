/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

export type ListSearchSuggestionsParams = {
/**
 * What was typed.
 * @minLength 1
 * @maxLength 120
 */
term: string;
/**
 * One area only.
 */
categoryType?: CategoryType;
/**
 * More of each group.
 */
full?: boolean;
};
