/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  WebsiteMenu
} from '../schemas';


export const ListWebsiteMenusQueryParams = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Header', 'Footer', 'Mobile', 'Quick']))
})

export const ListWebsiteMenusHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const ListWebsiteMenusResponseItem = WebsiteMenu
export const ListWebsiteMenusResponse = /*#__PURE__*/ zod.array(ListWebsiteMenusResponseItem)
