/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const visitorLogTotalsVisitsMin = 0;

export const visitorLogTotalsUniqueVisitorsMin = 0;



export const VisitorLogTotals = zod.object({
  "visits": zod.int().min(visitorLogTotalsVisitsMin),
  "uniqueVisitors": zod.int().min(visitorLogTotalsUniqueVisitorsMin)
});

export type VisitorLogTotals = zod.input<typeof VisitorLogTotals>;
export type VisitorLogTotalsOutput = zod.output<typeof VisitorLogTotals>;
