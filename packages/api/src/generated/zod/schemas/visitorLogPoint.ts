/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const visitorLogPointVisitsMin = 0;

export const visitorLogPointUniqueVisitorsMin = 0;



export const VisitorLogPoint = zod.object({
  "date": zod.iso.date(),
  "visits": zod.int().min(visitorLogPointVisitsMin),
  "uniqueVisitors": zod.int().min(visitorLogPointUniqueVisitorsMin)
});

export type VisitorLogPoint = zod.input<typeof VisitorLogPoint>;
export type VisitorLogPointOutput = zod.output<typeof VisitorLogPoint>;
