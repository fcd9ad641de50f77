/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  VisitorLogChart
} from '../schemas';


export const getVisitorChartQueryMerchantIdMax = 64;



export const GetVisitorChartQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "to": /*#__PURE__*/ zod.iso.date(),
  "groupBy": /*#__PURE__*/ zod.enum(['Day', 'Week', 'Month']),
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVisitorChartQueryMerchantIdMax)))
})

export const GetVisitorChartResponse = VisitorLogChart
