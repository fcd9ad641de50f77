/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const VisitorLogGroupBy = zod.enum(['Day', 'Week', 'Month']);

export type VisitorLogGroupBy = zod.input<typeof VisitorLogGroupBy>;
export type VisitorLogGroupByOutput = zod.output<typeof VisitorLogGroupBy>;
