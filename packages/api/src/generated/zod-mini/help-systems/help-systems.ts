/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  HelpItem
} from '../schemas';


export const getHelpItemQueryUniqueIdMax = 64;



export const GetHelpItemQueryParams = /*#__PURE__*/ zod.object({
  "uniqueId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getHelpItemQueryUniqueIdMax))
})

export const GetHelpItemResponse = HelpItem
