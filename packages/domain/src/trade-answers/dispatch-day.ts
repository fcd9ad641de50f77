import { DAY_MS, tehranDay } from '../dates/jalali';
import { addWorkingDays } from '../dates/working-days';

/**
 * Returns noon in Tehran of the day on which goods are dispatched if the buyer agrees now, in ms.
 *
 * @param workingDays after today; Fridays are none, public holidays are not known here
 */
export function dispatchDay(workingDays: number, nowMs: number): number {
  const day = addWorkingDays(tehranDay(nowMs), workingDays);
  return (day + 0.5) * DAY_MS - 3.5 * 3_600_000;
}

/** Returns the days from a dispatch to the day the goods are needed; negative when they come later. */
export function daysBefore(neededBy: string, dispatchMs: number): number {
  return Math.round(Date.parse(`${neededBy}T00:00:00Z`) / DAY_MS) - tehranDay(dispatchMs);
}
