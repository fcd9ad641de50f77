/**
 * Generated from the contract; do not edit.
 */

export type ListCategoryPropertiesParams = {
/**
 * True: only those a list can be narrowed by; false: only the others.
 */
filterable?: boolean;
/**
 * True: only those a comparison shows; false: only the others.
 */
comparable?: boolean;
};
