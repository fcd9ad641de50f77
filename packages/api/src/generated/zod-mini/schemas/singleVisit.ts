/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SingleVisit = /*#__PURE__*/ zod.object({
  "visitedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "path": /*#__PURE__*/ zod.string()
});

export type SingleVisit = zod.input<typeof SingleVisit>;
export type SingleVisitOutput = zod.output<typeof SingleVisit>;
