/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const visitorLogTotalsVisitsMin = 0;
const visitorLogTotalsVisitsMax = 2147483647;

const visitorLogTotalsUniqueVisitorsMin = 0;
const visitorLogTotalsUniqueVisitorsMax = 2147483647;



export const VisitorLogTotals = zod.object({
  "visits": zod.int().min(visitorLogTotalsVisitsMin).max(visitorLogTotalsVisitsMax),
  "uniqueVisitors": zod.int().min(visitorLogTotalsUniqueVisitorsMin).max(visitorLogTotalsUniqueVisitorsMax)
});

export type VisitorLogTotals = zod.input<typeof VisitorLogTotals>;
export type VisitorLogTotalsOutput = zod.output<typeof VisitorLogTotals>;
