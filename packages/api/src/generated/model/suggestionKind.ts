/**
 * Generated from the contract; do not edit.
 */

/**
 * What a suggestion leads to.
 */
export type SuggestionKind = typeof SuggestionKind[keyof typeof SuggestionKind];


export const SuggestionKind = {
  Keyword: 'Keyword',
  Category: 'Category',
  Product: 'Product',
  BaseProduct: 'BaseProduct',
  Supplier: 'Supplier',
  Page: 'Page',
} as const;
