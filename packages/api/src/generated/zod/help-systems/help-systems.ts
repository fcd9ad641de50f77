/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  HelpItem
} from '../schemas';


export const getHelpItemQueryUniqueIdMax = 64;



export const GetHelpItemQueryParams = zod.object({
  "uniqueId": zod.string().min(1).max(getHelpItemQueryUniqueIdMax)
})

export const GetHelpItemResponse = HelpItem
