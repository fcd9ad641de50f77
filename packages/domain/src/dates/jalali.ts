import { toGregorian, toJalaali } from 'jalaali-js';
import { toPersianDigits } from '../persian/digits';

/** A day of the Jalali calendar; month and day count from 1. */
export interface JalaliDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 Saturday … 6 Friday. */
  readonly weekday: number;
}

/** Tehran has been UTC+03:30 all year since 1401. */
const TEHRAN_OFFSET_MS = 3.5 * 3_600_000;
export const DAY_MS = 86_400_000;

const MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ');
const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];

/** Converts an instant, in ms or as ISO text, to ms; `NaN` when unreadable. A date without time is that day in Tehran. */
export function toInstant(at: string | number): number {
  if (typeof at === 'number') return at;
  return /^\d{4}-\d{2}-\d{2}$/.test(at) ? Date.parse(`${at}T00:00:00+03:30`) : Date.parse(at);
}

/** Returns the days since 1970-01-01 on the calendar of Tehran. */
export function tehranDay(instantMs: number): number {
  return Math.floor((instantMs + TEHRAN_OFFSET_MS) / DAY_MS);
}

/**
 * Converts an instant to its Jalali day in Tehran; `undefined` when the text is not a date. Independent of the machine's time zone and of
 * Intl.
 */
export function toJalali(at: string | number): JalaliDate | undefined {
  const instant = toInstant(at);
  if (Number.isNaN(instant)) return undefined;
  const day = tehranDay(instant);
  const date = new Date(day * DAY_MS);
  const { jy, jm, jd } = toJalaali(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  // 1970-01-01 was a Thursday, the sixth day of a week that starts on Saturday.
  return { year: jy, month: jm, day: jd, weekday: (((day + 5) % 7) + 7) % 7 };
}

/** Returns the first instant of a Jalali day in Tehran, as ISO 8601 in UTC. */
export function jalaliToIso({ year, month, day }: Pick<JalaliDate, 'year' | 'month' | 'day'>): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return new Date(Date.UTC(gy, gm - 1, gd) - TEHRAN_OFFSET_MS).toISOString();
}

/** Formats a date as «۱۴۰۵/۰۸/۳۰»; empty when the text is not a date. */
export function formatShortDate(at: string | number): string {
  const date = toJalali(at);
  if (date === undefined) return '';
  const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, '0'));
  return toPersianDigits(`${date.year}/${month}/${day}`);
}

/** Formats a date as «شنبه ۳۰ آبان ۱۴۰۵»; empty when the text is not a date. */
export function formatLongDate(at: string | number): string {
  const date = toJalali(at);
  return date === undefined ? '' : `${WEEKDAYS[date.weekday]} ${dayMonthYear(date)}`;
}

/** Formats a date as «۳۰ آبان ۱۴۰۵»; empty when the text is not a date. */
export function formatDate(at: string | number): string {
  const date = toJalali(at);
  return date === undefined ? '' : dayMonthYear(date);
}

/** Formats a date as «۳۰ آبان», with its year when that is not the year of `nowMs`; empty when the text is not a date. */
export function formatNearDate(at: string | number, nowMs: number): string {
  const date = toJalali(at);
  if (date === undefined) return '';
  const isThisYear = date.year === toJalali(nowMs)?.year;
  return isThisYear ? toPersianDigits(`${date.day} ${MONTHS[date.month - 1]}`) : dayMonthYear(date);
}

/** Formats the time of day in Tehran as «۰۹:۰۵»; empty when the text is not an instant. */
export function formatClock(at: string | number): string {
  const instant = toInstant(at);
  if (Number.isNaN(instant)) return '';
  return toPersianDigits(new Date(instant + TEHRAN_OFFSET_MS).toISOString().slice(11, 16));
}

function dayMonthYear({ year, month, day }: JalaliDate): string {
  return toPersianDigits(`${day} ${MONTHS[month - 1]} ${year}`);
}
