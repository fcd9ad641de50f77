import { toLatinDigits } from '../persian/digits';
import { DAY_MS, jalaliToIso, tehranDay, toJalali } from './jalali';

/** With separators, or eight digits alone: the keypad of an iPhone has no others. */
const TYPED = /^(1[34]\d\d)(?:[/\-. ](\d{1,2})[/\-. ](\d{1,2})|(\d\d)(\d\d))$/;

/**
 * Parses a typed Jalali day such as «۱۴۰۵/۸/۳۰» or «۱۴۰۵۰۸۳۰», in digits of any script, to an ISO date; `undefined` when the calendar has no
 * such day.
 */
export function parseTypedDay(text: string): string | undefined {
  const found = TYPED.exec(toLatinDigits(text).trim());
  if (found === null) return undefined;
  const [year, month, day] = [found[1], found[2] ?? found[4], found[3] ?? found[5]].map(Number);
  if (!year || !month || !day || month > 12 || day > 31) return undefined;
  const midnight = Date.parse(jalaliToIso({ year, month, day }));
  // The thirty-first of a shorter month would be the first of the next.
  if (toJalali(midnight)?.day !== day) return undefined;
  return new Date(tehranDay(midnight) * DAY_MS).toISOString().slice(0, 10);
}
