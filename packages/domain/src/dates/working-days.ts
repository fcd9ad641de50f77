/** 1970-01-02, day 1, was a Friday. */
const FRIDAY = 1;

/**
 * Returns the working days after the first day up to and including the last, as days since 1970-01-01 in Tehran. Friday is none; Thursday
 * counts whole, and public holidays are not known here.
 */
export function workingDaysBetween(first: number, last: number): number {
  if (last <= first) return 0;
  return last - first - (fridaysUpTo(last) - fridaysUpTo(first));
}

/** Returns the day that is `workingDays` after `day`. */
export function addWorkingDays(day: number, workingDays: number): number {
  let end = day;
  for (let left = workingDays; left > 0; ) {
    end += 1;
    if (((end % 7) + 7) % 7 !== FRIDAY) left -= 1;
  }
  return end;
}

/** Counts Fridays from the first one up to and including a day. */
function fridaysUpTo(day: number): number {
  return Math.floor((day + 7 - FRIDAY) / 7);
}
