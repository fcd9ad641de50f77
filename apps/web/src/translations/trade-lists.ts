/** Texts of a list of lines that is pasted or comes in a file. Numbers are passed formatted. */
export const listTexts = {
  sheetRead: 'خوانده شد؛ ردیف‌ها را ببینید و بیفزایید.',
  sheet: 'فایل فهرست',
  sheetChoose: 'برگزیدن فایل',
  sheetInvitation: 'یا فایل XLSX یا CSV را این‌جا رها کنید؛ تا ۵ مگابایت.',
  sheetProblems: {
    'too-large': 'این فایل بزرگ‌تر از ۵ مگابایت است؛ فقط برگهٔ اقلام را نگه دارید.',
    empty: 'در این فایل ردیفی نیست.',
    broken: 'این فایل خوانده نشد؛ آن را دوباره با قالب XLSX یا CSV ذخیره کنید.',
    'old-format': 'فایل XLS یا رمزدار خوانده نمی‌شود؛ آن را با قالب XLSX و بی رمز ذخیره کنید.',
    'too-many-rows': 'این فایل بیش از ۲٬۰۰۰ ردیف دارد؛ درخواست تا ۵۰۰ قلم جا دارد. فایل را چند پاره کنید.',
  },
  pasted: (good: string) => `${good} ردیف افزوده شد.`,
  noRoom: (count: string) =>
    `تنها ۵۰۰ ردیف در یک درخواست جا می‌شود؛ ${count} ردیف نوشته نشد و در کادر فهرست مانده است.`,
  wrongRows: (count: string) => `${count} ردیف خوانده نشد`,
  wrongRow: (row: string, problems: string) => `ردیف ${row}: ${problems}`,
  wrongCsv: 'دریافت ردیف‌های نادرست',
  wrongFile: 'ردیف‌های-نادرست.csv',
  pasteProblems: { 'unit-unknown': 'این واحد شناخته نشد.', 'too-many-lines': 'درخواست تا ۵۰۰ قلم جا دارد.' },
} as const;
