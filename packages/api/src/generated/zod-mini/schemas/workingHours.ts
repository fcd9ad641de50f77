/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Weekday } from './weekday';

const workingHoursOpensRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
const workingHoursClosesRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const WorkingHours = /*#__PURE__*/ zod.object({
  "weekday": Weekday,
  "opens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(workingHoursOpensRegExp))),
  "closes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(workingHoursClosesRegExp)))
});

export type WorkingHours = zod.input<typeof WorkingHours>;
export type WorkingHoursOutput = zod.output<typeof WorkingHours>;
