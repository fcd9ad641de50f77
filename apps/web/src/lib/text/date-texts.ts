import { formatLongDate, formatShortDate } from '@bazaar/domain/dates';
import { parseTypedDay } from '@bazaar/domain/dates/typed-day';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import type { DateRangePickerProps } from '@bazaar/ui/date-range-picker';
import { calendarTexts } from '@/translations/calendar';

const { months, weekdays, from, to, swapped, ...texts } = calendarTexts;

/** What a date field says and how it reads typed text. */
export const dateTexts: DateRangePickerProps['texts'] = {
  ...texts,
  months,
  weekdays: weekdays.map((name) => ({ letter: name.charAt(0), name })),
  digits: toPersianDigits,
  spoken: formatLongDate,
  format: formatShortDate,
  parse: parseTypedDay,
};

/** What a range of days says beside them. */
export const dateRangeTexts = { labels: { from, to }, swappedNote: swapped };
