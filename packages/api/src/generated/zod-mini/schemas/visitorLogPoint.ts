/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const visitorLogPointVisitsMin = 0;

const visitorLogPointUniqueVisitorsMin = 0;



export const VisitorLogPoint = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(visitorLogPointVisitsMin)),
  "uniqueVisitors": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(visitorLogPointUniqueVisitorsMin))
});

export type VisitorLogPoint = zod.input<typeof VisitorLogPoint>;
export type VisitorLogPointOutput = zod.output<typeof VisitorLogPoint>;
