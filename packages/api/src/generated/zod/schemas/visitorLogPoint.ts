/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const visitorLogPointVisitsMin = 0;
const visitorLogPointVisitsMax = 2147483647;

const visitorLogPointUniqueVisitorsMin = 0;
const visitorLogPointUniqueVisitorsMax = 2147483647;



export const VisitorLogPoint = zod.object({
  "date": zod.iso.date(),
  "visits": zod.int().min(visitorLogPointVisitsMin).max(visitorLogPointVisitsMax),
  "uniqueVisitors": zod.int().min(visitorLogPointUniqueVisitorsMin).max(visitorLogPointUniqueVisitorsMax)
});

export type VisitorLogPoint = zod.input<typeof VisitorLogPoint>;
export type VisitorLogPointOutput = zod.output<typeof VisitorLogPoint>;
