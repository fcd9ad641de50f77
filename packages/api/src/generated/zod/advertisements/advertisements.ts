/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  Advertisement
} from '../schemas';


export const listAdvertisementsQueryCategoryIdMax = 64;



export const ListAdvertisementsQueryParams = zod.object({
  "position": zod.enum(['home', 'category', 'product', 'supplier', 'search']),
  "categoryId": zod.string().min(1).max(listAdvertisementsQueryCategoryIdMax).optional()
})

export const ListAdvertisementsResponseItem = Advertisement
export const ListAdvertisementsResponse = zod.array(ListAdvertisementsResponseItem).max(1000)
