/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { VisitorLogGroupBy } from './visitorLogGroupBy';

const getVisitorChartParamsMerchantIdMax = 64;


export const GetVisitorChartParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "to": /*#__PURE__*/ zod.iso.date(),
  "groupBy": VisitorLogGroupBy,
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVisitorChartParamsMerchantIdMax)))
})

export type GetVisitorChartParams = zod.input<typeof GetVisitorChartParams>;
export type GetVisitorChartParamsOutput = zod.output<typeof GetVisitorChartParams>;
