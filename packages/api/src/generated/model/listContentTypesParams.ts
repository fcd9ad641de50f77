/**
 * Generated from the contract; do not edit.
 */

export type ListContentTypesParams = {
/**
 * Page type.
 * @minLength 1
 * @maxLength 40
 */
pageType: string;
};
