import { texts as calendarTexts, formatDay, parseDay } from '../calendar/calendar.fixtures';
import type { DateTexts } from './date-texts';

export const texts: DateTexts = {
  ...calendarTexts,
  openCalendar: 'نمایش تقویم',
  invalid: 'تاریخ را مانند ۱۴۰۵/۰۸/۳۰ بنویسید.',
  outOfBounds: 'این روز بیرون از بازهٔ مجاز است.',
  format: formatDay,
  parse: parseDay,
};

export const keyboard = `| Key | What it does |
|---|---|
| digits, / | type the day, also without separators; Enter or leaving formats it |
| Down in the field, Enter on the button | opens the calendar; the day in turn has the focus |
| Left, Right | a day on or back, by sight: from right to left, Left leads on |
| Down, Up | a week on, back |
| Home, End | Saturday, Friday of the week |
| Page Down, Page Up | a month on, back; with Shift a year |
| Enter, Space | chooses the day |
| Tab | goes round inside the calendar |
| Escape | closes; the focus is on the button again |`;
