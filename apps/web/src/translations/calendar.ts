/** Texts of the Jalali calendar and of date fields. */
export const calendarTexts = {
  months: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '),
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  previousYear: 'سال پیش',
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  nextYear: 'سال بعد',
  today: 'رفتن به امروز',
  openCalendar: 'نمایش تقویم',
  invalid: 'تاریخ را مانند ۱۴۰۵/۰۸/۳۰ بنویسید.',
  outOfBounds: 'این روز بیرون از بازهٔ مجاز است.',
  from: 'از',
  to: 'تا',
  swapped: 'آغاز و پایان بازه جابه‌جا شد.',
};
