/** Texts of the help beside a screen; they load with it. */
export const helpSheetMessages = {
  title: 'راهنمای این صفحه',
  close: 'بستن راهنما',
  loading: 'راهنما خوانده می‌شود…',
  failed: 'راهنما خوانده نشد.',
  retry: 'تلاش دوباره',
  whole: 'دیدن در صفحهٔ کامل',
  feedback: 'پاسخم را نگرفتم',
} as const;
