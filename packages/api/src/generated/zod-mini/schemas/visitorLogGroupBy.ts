/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const VisitorLogGroupBy = /*#__PURE__*/ zod.enum(['Day', 'Week', 'Month']);

export type VisitorLogGroupBy = zod.input<typeof VisitorLogGroupBy>;
export type VisitorLogGroupByOutput = zod.output<typeof VisitorLogGroupBy>;
