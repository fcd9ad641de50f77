/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SuggestionKind = zod.enum(['Keyword', 'Category', 'Product', 'BaseProduct', 'Supplier', 'Page']);

export type SuggestionKind = zod.input<typeof SuggestionKind>;
export type SuggestionKindOutput = zod.output<typeof SuggestionKind>;
