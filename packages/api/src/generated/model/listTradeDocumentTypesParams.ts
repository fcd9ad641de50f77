/**
 * Generated from the contract; do not edit.
 */

export type ListTradeDocumentTypesParams = {
/**
 * Kinds that fit this category.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
};
