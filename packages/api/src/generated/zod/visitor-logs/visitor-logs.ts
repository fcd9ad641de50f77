/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  VisitorLogChart
} from '../schemas';


export const getVisitorChartQueryMerchantIdMax = 64;



export const GetVisitorChartQueryParams = zod.object({
  "from": zod.iso.date(),
  "to": zod.iso.date(),
  "groupBy": zod.enum(['Day', 'Week', 'Month']),
  "merchantId": zod.string().min(1).max(getVisitorChartQueryMerchantIdMax).optional()
})

export const GetVisitorChartResponse = VisitorLogChart
