/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { VisitorLogGroupBy } from './visitorLogGroupBy';

const getVisitorChartParamsMerchantIdMax = 64;


export const GetVisitorChartParams = zod.object({
  "from": zod.iso.date(),
  "to": zod.iso.date(),
  "groupBy": VisitorLogGroupBy,
  "merchantId": zod.string().min(1).max(getVisitorChartParamsMerchantIdMax).optional()
})

export type GetVisitorChartParams = zod.input<typeof GetVisitorChartParams>;
export type GetVisitorChartParamsOutput = zod.output<typeof GetVisitorChartParams>;
