/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const Weekday = zod.enum(['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;
