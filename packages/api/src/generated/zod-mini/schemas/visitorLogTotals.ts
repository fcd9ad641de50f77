/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const visitorLogTotalsVisitsMin = 0;

const visitorLogTotalsUniqueVisitorsMin = 0;



export const VisitorLogTotals = /*#__PURE__*/ zod.object({
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(visitorLogTotalsVisitsMin)),
  "uniqueVisitors": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(visitorLogTotalsUniqueVisitorsMin))
});

export type VisitorLogTotals = zod.input<typeof VisitorLogTotals>;
export type VisitorLogTotalsOutput = zod.output<typeof VisitorLogTotals>;
