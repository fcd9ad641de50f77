/**
 * Generated from the contract; do not edit.
 */

/**
 * Only of this node of the tree and what is below it; an unknown one has none.
 */
export type PageContentTypeIdParameter = string;
