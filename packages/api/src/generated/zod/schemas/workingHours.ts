/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Weekday } from './weekday';

const workingHoursOpensRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
const workingHoursClosesRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const WorkingHours = zod.object({
  "weekday": Weekday,
  "opens": zod.string().regex(workingHoursOpensRegExp).optional(),
  "closes": zod.string().regex(workingHoursClosesRegExp).optional()
});

export type WorkingHours = zod.input<typeof WorkingHours>;
export type WorkingHoursOutput = zod.output<typeof WorkingHours>;
