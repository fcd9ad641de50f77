/** Texts of the site's own pages, at their short addresses. Dates and numbers are passed formatted. */
export const vanityMessages = {
  breadcrumb: 'مسیر',
  home: 'صفحهٔ اصلی',
  contents: 'در این صفحه',
  table: 'جدول',
  updated: (date: string) => `به‌روزشده در ${date}`,
  result: (minutes: string) => `${minutes} دقیقه خواندن`,
  empty: 'متن این صفحه هنوز نوشته نشده است.',
  offer: (term: string) => `جستجوی «${term}»`,
} as const;
