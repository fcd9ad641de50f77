/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SingleVisit = zod.object({
  "visitedAt": zod.iso.datetime({"offset":true}),
  "path": zod.string()
});

export type SingleVisit = zod.input<typeof SingleVisit>;
export type SingleVisitOutput = zod.output<typeof SingleVisit>;
