import { tehranDay, toInstant } from '../dates/jalali';
import { workingDaysBetween } from '../dates/working-days';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time left, in the largest unit that is still exact enough to act upon; `none` without a deadline. */
export interface TimeLeft {
  readonly kind: 'none' | 'passed' | 'minutes' | 'hours' | 'workingDays';
  /** In the unit of `kind`; 0 for `none` and `passed`. */
  readonly count: number;
}

/**
 * Returns the time left until `dueAt`: within a day in whole hours, within an hour in whole minutes, further away in working days of
 * Tehran. Friday is no working day; Thursday counts as a whole one, since shops and banks are open on its morning. Today does not count, the
 * day of the deadline does. Public holidays are unknown here and count as working days. A deadline with no working day before it is given in
 * hours.
 */
export function timeLeft(dueAt: string | undefined, nowMs: number): TimeLeft {
  const due = dueAt === undefined ? Number.NaN : toInstant(dueAt);
  if (Number.isNaN(due)) return { kind: 'none', count: 0 };
  const left = due - nowMs;
  if (left <= 0) return { kind: 'passed', count: 0 };
  if (left < HOUR_MS) return { kind: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
  const days = left < DAY_MS ? 0 : workingDaysBetween(tehranDay(nowMs), tehranDay(due));
  return days === 0
    ? { kind: 'hours', count: Math.floor(left / HOUR_MS) }
    : { kind: 'workingDays', count: days };
}
