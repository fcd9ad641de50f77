import { formatNumber } from '../persian/numbers';
import { DAY_MS, tehranDay, toInstant, toJalali } from './jalali';

/** From this many days on, the remaining time is given in months, and from one year on in years and months. */
const DAYS_SAID_IN_DAYS = 60;
const NEAR_END_DAYS = 60;

export interface Validity {
  readonly state: 'valid' | 'endingSoon' | 'expired' | 'openEnded';
  /** «۲ سال و ۶ ماه مانده», «۵ ماه مانده», «۴۴ روز مانده», «امروز پایان می‌یابد», «پایان‌یافته»; empty without an end. */
  readonly remaining: string;
  /** Elapsed share of the whole period, 0 to 1, for the bar; `undefined` without both ends. */
  readonly elapsedRatio: number | undefined;
}

/** Describes the validity of a dated proof at `nowMs`. It is valid until the end of the `validTo` day in Tehran. */
export function describeValidity(
  validFrom: string | null | undefined,
  validTo: string | null | undefined,
  nowMs: number,
): Validity {
  const end = validTo ? toInstant(validTo) : Number.NaN;
  if (Number.isNaN(end)) return { state: 'openEnded', remaining: '', elapsedRatio: undefined };
  const days = tehranDay(end) - tehranDay(nowMs);
  const state = days < 0 ? 'expired' : days <= NEAR_END_DAYS ? 'endingSoon' : 'valid';
  return { state, remaining: remainingTime(end, nowMs), elapsedRatio: elapsedRatio(validFrom, end, nowMs) };
}

/** Returns the remaining time until the end of a day, in the wording of `Validity.remaining`. */
export function remainingTime(validTo: string | number, nowMs: number): string {
  const end = toInstant(validTo);
  if (Number.isNaN(end)) return '';
  const days = tehranDay(end) - tehranDay(nowMs);
  if (days < 0) return 'پایان‌یافته';
  if (days === 0) return 'امروز پایان می‌یابد';
  if (days < DAYS_SAID_IN_DAYS) return `${formatNumber(days)} روز مانده`;
  const months = wholeMonths(nowMs, end);
  return `${months < 12 ? monthsText(months) : yearsText(months)} مانده`;
}

const monthsText = (months: number) => `${formatNumber(months)} ماه`;

/** Returns «۲ سال و ۶ ماه»: whole years alone would hide up to eleven months. */
function yearsText(months: number): string {
  const years = `${formatNumber(Math.floor(months / 12))} سال`;
  return months % 12 === 0 ? years : `${years} و ${monthsText(months % 12)}`;
}

/** Returns the whole Jalali months between two instants; at least 1, because shorter periods are given in days. */
function wholeMonths(fromMs: number, toMs: number): number {
  const [from, to] = [toJalali(fromMs), toJalali(toMs)];
  if (from === undefined || to === undefined) return 1;
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  return Math.max(1, months);
}

function elapsedRatio(validFrom: string | null | undefined, end: number, nowMs: number): number | undefined {
  const start = validFrom ? toInstant(validFrom) : Number.NaN;
  if (Number.isNaN(start) || start >= end + DAY_MS) return undefined;
  return Math.min(1, Math.max(0, (nowMs - start) / (end + DAY_MS - start)));
}
