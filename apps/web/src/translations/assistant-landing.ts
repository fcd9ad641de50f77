/** Texts around the landing page of the assistant, whose own text is the catalogue's. */
export const assistantLandingMessages = {
  breadcrumb: 'مسیر',
  home: 'صفحهٔ اصلی',
  start: 'نوشتن جملهٔ خود',
  table: 'جدول، به پهلو کشیده می‌شود',
  empty: 'متن این صفحه هنوز نوشته نشده است.',
} as const;
