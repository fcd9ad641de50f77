/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  SearchSuggestions
} from '../schemas';


export const listSearchSuggestionsQueryTermMax = 120;



export const ListSearchSuggestionsQueryParams = zod.object({
  "term": zod.string().min(1).max(listSearchSuggestionsQueryTermMax),
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional(),
  "full": zod.preprocess(queryBoolean, zod.boolean()).optional()
})

export const ListSearchSuggestionsResponse = SearchSuggestions
