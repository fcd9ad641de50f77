import { DAY_MS, jalaliToIso, tehranDay, toInstant, toJalali } from '../dates/jalali';

/** Returns the day of an instant in Tehran, as `2026-11-20`. */
export function dayOfInstant(at: number): string {
  return isoOfDay(tehranDay(at));
}

/** Returns a day some days later, or earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return isoOfDay(tehranDay(toInstant(day)) + count);
}

/** Returns the number of days of a period, both ends included; 0 or less when it is reversed. */
export function countDays(from: string, to: string): number {
  return tehranDay(toInstant(to)) - tehranDay(toInstant(from)) + 1;
}

/** Returns whether a text is a day of the calendar, as `2026-11-20`. */
export function isDay(text: string): boolean {
  const instant = toInstant(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant) && dayOfInstant(instant) === text;
}

/** Returns the first day of the Jalali month `months` before that of a day. */
export function startOfMonth(day: string, months = 0): string {
  const { year, month } = toJalali(day) ?? { year: 1400, month: 1 };
  const count = year * 12 + month - 1 - months;
  return dayOfInstant(
    toInstant(jalaliToIso({ year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 })),
  );
}

function isoOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
