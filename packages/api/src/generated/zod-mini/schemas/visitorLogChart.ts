/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { VisitorLogGroupBy } from './visitorLogGroupBy';
import { VisitorLogPoint } from './visitorLogPoint';
import { VisitorLogTotals } from './visitorLogTotals';

export const VisitorLogChart = /*#__PURE__*/ zod.object({
  "fromDate": /*#__PURE__*/ zod.iso.date(),
  "toDate": /*#__PURE__*/ zod.iso.date(),
  "groupBy": VisitorLogGroupBy,
  "points": /*#__PURE__*/ zod.array(VisitorLogPoint),
  "totals": VisitorLogTotals
});

export type VisitorLogChart = zod.input<typeof VisitorLogChart>;
export type VisitorLogChartOutput = zod.output<typeof VisitorLogChart>;
