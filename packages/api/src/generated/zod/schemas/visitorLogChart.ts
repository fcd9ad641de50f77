/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { VisitorLogGroupBy } from './visitorLogGroupBy';
import { VisitorLogPoint } from './visitorLogPoint';
import { VisitorLogTotals } from './visitorLogTotals';

const visitorLogChartPointsMax = 4000;



export const VisitorLogChart = zod.object({
  "fromDate": zod.iso.date(),
  "toDate": zod.iso.date(),
  "groupBy": VisitorLogGroupBy,
  "points": zod.array(VisitorLogPoint).max(visitorLogChartPointsMax),
  "totals": VisitorLogTotals
});

export type VisitorLogChart = zod.input<typeof VisitorLogChart>;
export type VisitorLogChartOutput = zod.output<typeof VisitorLogChart>;
