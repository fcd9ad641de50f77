/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const singleVisitPathMax = 2048;



export const SingleVisit = zod.object({
  "visitedAt": zod.iso.datetime({"offset":true}),
  "path": zod.string().max(singleVisitPathMax)
});

export type SingleVisit = zod.input<typeof SingleVisit>;
export type SingleVisitOutput = zod.output<typeof SingleVisit>;
