import { formatShortDate, jalaliToIso, toJalali } from '@bazaar/domain/dates';
import { toLatinDigits } from '@bazaar/domain/persian';

const HALF_DAY_MS = 43_200_000;

/** Formats an ISO date as «۱۳۶۴/۰۱/۲۳»; invalid text stays as typed. */
export function showBirthDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatShortDate(value) || value : value;
}

/** Returns the ISO date of a Jalali day in digits of any script, or the text itself when the calendar has no such day. */
export function readBirthDate(typed: string): string {
  const [, year, month, day] = (
    /^(1[34]\d\d)[/\-. ](\d{1,2})[/\-. ](\d{1,2})$/.exec(toLatinDigits(typed).trim()) ?? []
  ).map(Number);
  if (!year || !month || !day || month > 12 || day > 31) return typed;
  // Noon of that day in Tehran is the same date in UTC.
  const noon = new Date(Date.parse(jalaliToIso({ year, month, day })) + HALF_DAY_MS);
  const iso = noon.toISOString().slice(0, 10);
  const read = toJalali(iso);
  return read?.month === month && read.day === day ? iso : typed;
}
