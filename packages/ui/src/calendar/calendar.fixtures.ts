import { dayOfIso, isoOfDay, weekdayOf } from './calendar-days';
import type { CalendarTexts } from './calendar-types';

const months = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ');
const weekdays = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];
const digits = (value: number | string) =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

export const texts: CalendarTexts = {
  months,
  weekdays: weekdays.map((name) => ({ letter: name.charAt(0), name })),
  previousYear: 'سال پیش',
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  nextYear: 'سال بعد',
  today: 'رفتن به امروز',
  digits,
  spoken: (iso) => {
    const { year, month, day } = dayOfIso(iso) ?? { year: 0, month: 1, day: 0 };
    return `${weekdays[weekdayOf(iso)]} ${digits(day)} ${months[month - 1]} ${digits(year)}`;
  },
};

/** Formats an ISO date as «۱۴۰۵/۰۸/۳۰». */
export function formatDay(iso: string): string {
  const { year = 0, month = 0, day = 0 } = dayOfIso(iso) ?? {};
  return digits([year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('/'));
}

/** Parses «۱۴۰۵/۸/۳۰» or «۱۴۰۵۰۸۳۰», in digits of any script, to an ISO date; `undefined` when the calendar has no such day. */
export function parseDay(text: string): string | undefined {
  const latin = text.trim().replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const apart = latin.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3');
  const [, year, month, day] = (/^(1[34]\d\d)[/\-. ](\d{1,2})[/\-. ](\d{1,2})$/.exec(apart) ?? []).map(
    Number,
  );
  if (!year || !month || !day || month > 12) return undefined;
  const iso = isoOfDay({ year, month, day });
  return dayOfIso(iso)?.day === day ? iso : undefined;
}
