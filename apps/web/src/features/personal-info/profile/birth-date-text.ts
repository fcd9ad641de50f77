import { formatShortDate } from '@bazaar/domain/dates';
import { parseTypedDay } from '@bazaar/domain/dates/typed-day';

/** Formats an ISO date as «۱۳۶۴/۰۱/۲۳»; invalid text stays as typed. */
export function showBirthDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatShortDate(value) || value : value;
}

/** Returns the ISO date of a Jalali day in digits of any script, or the text itself when the calendar has no such day. */
export function readBirthDate(typed: string): string {
  return parseTypedDay(typed) ?? typed;
}
