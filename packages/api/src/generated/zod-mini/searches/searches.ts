/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  SearchSuggestions
} from '../schemas';


export const listSearchSuggestionsQueryTermMax = 120;



export const ListSearchSuggestionsQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSearchSuggestionsQueryTermMax)),
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])),
  "full": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const ListSearchSuggestionsResponse = SearchSuggestions
