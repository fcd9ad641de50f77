/** Texts around the landing page of the assistant, whose own text is the catalogue's. */
export const assistantLandingMessages = {
  breadcrumb: 'مسیر',
  home: 'صفحهٔ اصلی',
  start: 'نوشتن جملهٔ خود',
  examples: 'همین حالا امتحان کنید',
  othersTitle: 'راه‌های دیگر',
  others: {
    dialogue: { title: 'گفت‌وگو، جمله به جمله', note: 'هر جمله شرط‌های پیشین را کامل می‌کند' },
    areas: { title: 'دسته‌های محصولات', note: 'از گروه تا دسته، بی نوشتن' },
    request: { title: 'بازار چگونه کار می‌کند', note: 'از درخواست تا پاسخ تأمین‌کننده' },
    help: { title: 'راهنمای دستیار', note: 'گام‌به‌گام با تصویر' },
  },
  table: 'جدول، به پهلو کشیده می‌شود',
  empty: 'متن این صفحه هنوز نوشته نشده است.',
} as const;
