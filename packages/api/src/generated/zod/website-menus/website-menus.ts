/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  WebsiteMenu
} from '../schemas';


export const ListWebsiteMenusQueryParams = zod.object({
  "position": zod.enum(['Header', 'Footer', 'Mobile', 'Quick']).optional()
})

export const ListWebsiteMenusHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListWebsiteMenusResponseItem = WebsiteMenu
export const ListWebsiteMenusResponse = zod.array(ListWebsiteMenusResponseItem).max(1000)
