/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  Advertisement
} from '../schemas';


export const listAdvertisementsQueryCategoryIdMax = 64;



export const ListAdvertisementsQueryParams = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.enum(['home', 'category', 'product', 'supplier', 'search']),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAdvertisementsQueryCategoryIdMax)))
})

export const ListAdvertisementsResponseItem = Advertisement
export const ListAdvertisementsResponse = /*#__PURE__*/ zod.array(ListAdvertisementsResponseItem)
