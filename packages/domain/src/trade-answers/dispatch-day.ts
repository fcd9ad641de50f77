import { DAY_MS, tehranDay } from '../dates/jalali';

/** 1970-01-02 was a Friday. */
const FRIDAY = 1;

/**
 * Returns noon in Tehran of the day on which goods are dispatched if the buyer agrees now, in ms.
 *
 * @param workingDays after today; Fridays are none, public holidays are not known here
 */
export function dispatchDay(workingDays: number, nowMs: number): number {
  let day = tehranDay(nowMs);
  for (let left = workingDays; left > 0; ) {
    day += 1;
    if (day % 7 !== FRIDAY) left -= 1;
  }
  return (day + 0.5) * DAY_MS - 3.5 * 3_600_000;
}

/** Returns the days from a dispatch to the day the goods are needed; negative when they come later. */
export function daysBefore(neededBy: string, dispatchMs: number): number {
  return Math.round(Date.parse(`${neededBy}T00:00:00Z`) / DAY_MS) - tehranDay(dispatchMs);
}
