import { jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';

/** A day of the Jalali calendar; month and day count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** Converts an ISO date such as `2026-11-21` to its Jalali day; `undefined` when it is not a date. */
export function dayOfIso(iso: string | undefined): CalendarDay | undefined {
  const instant = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(instant)) return undefined;
  const date = new Date(instant);
  const { jy, jm, jd } = toJalaali(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return { year: jy, month: jm, day: jd };
}

/** Converts a Jalali day to its ISO date; a day beyond the month's length becomes its last. */
export function isoOfDay({ year, month, day }: CalendarDay): string {
  const { gy, gm, gd } = toGregorian(year, month, Math.min(day, jalaaliMonthLength(year, month)));
  return new Date(Date.UTC(gy, gm - 1, gd)).toISOString().slice(0, 10);
}

/** Adds days to an ISO date; a negative number subtracts. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds months to an ISO date and keeps the day; the last day of the month where it has no such day. */
export function addMonths(iso: string, months: number): string {
  const { year, month, day } = dayOfIso(iso) ?? { year: 1400, month: 1, day: 1 };
  const count = year * 12 + month - 1 + months;
  return isoOfDay({ year: Math.floor(count / 12), month: (count % 12) + 1, day });
}

/** Returns 0 Saturday … 6 Friday. 1970-01-01 was a Thursday, the sixth day of a week that starts on Saturday. */
export function weekdayOf(iso: string): number {
  return (((Date.parse(`${iso}T00:00:00Z`) / DAY_MS + 5) % 7) + 7) % 7;
}

/** Returns the weeks of the day's month, from Saturday; cells of other months are `undefined`. */
export function weeksOfMonth(iso: string): readonly (readonly (string | undefined)[])[] {
  const { year, month } = dayOfIso(iso) ?? { year: 1400, month: 1 };
  const first = isoOfDay({ year, month, day: 1 });
  const [before, length] = [weekdayOf(first), jalaaliMonthLength(year, month)];
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const place = week * 7 + weekday - before;
      return place >= 0 && place < length ? addDays(first, place) : undefined;
    }),
  );
}

/** Returns the nearest day within the bounds, both included. */
export function withinBounds(iso: string, min: string | undefined, max: string | undefined): string {
  if (min && iso < min) return min;
  return max && iso > max ? max : iso;
}

/** Returns the day a key moves to, by the date grid of the APG; `undefined` for other keys. */
export function dayOfKey(iso: string, key: string, shift: boolean, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1;
  const months = shift ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowRight: () => addDays(iso, forward),
    ArrowLeft: () => addDays(iso, -forward),
    ArrowDown: () => addDays(iso, 7),
    ArrowUp: () => addDays(iso, -7),
    Home: () => addDays(iso, -weekdayOf(iso)),
    End: () => addDays(iso, 6 - weekdayOf(iso)),
    PageDown: () => addMonths(iso, months),
    PageUp: () => addMonths(iso, -months),
  };
  return moves[key]?.();
}
