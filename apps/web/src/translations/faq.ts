/** Texts of the frequent questions. Numbers are passed formatted. */
export const faqMessages = {
  breadcrumb: 'مسیر',
  home: 'صفحهٔ اصلی',
  title: 'پرسش‌های متداول',
  lead: 'پاسخ کوتاه به آنچه خریداران و تأمین‌کنندگان بیشتر می‌پرسند.',
  description:
    'پاسخ پرسش‌های متداول دربارهٔ سفارش و استعلام، تأمین‌کنندگان، پرداخت، عضویت، تحویل، مدارک و حساب کاربری.',
  search: 'جستجو در پرسش‌ها',
  placeholder: 'بنویسید چه می‌خواهید بدانید',
  submit: 'جستجو',
  categories: 'دسته‌ها',
  top: 'پرتکرارترین‌ها',
  copy: 'رونوشت پیوند',
  copyOf: (question: string) => `رونوشت پیوند «${question}»`,
  unanswered: 'پاسخم را نگرفتم',
  unansweredOf: (question: string) => `پاسخم را نگرفتم: «${question}»`,
  unansweredLead: 'پاسخ شما این‌جا نیست؟ بنویسید تا پاسخ بدهیم.',
  found: (count: string, term: string) => `${count} پرسش برای «${term}»`,
  repaired: (typed: string, term: string, count: string) =>
    `برای «${typed}» چیزی نبود؛ ${count} پرسش برای «${term}» را می‌بینید.`,
  exact: (typed: string) => `فقط «${typed}»`,
  none: (term: string) => `برای «${term}» پرسشی پیدا نشد. شاید یکی از این‌ها باشد:`,
  searched: (term: string) => `در پرسش‌های متداول «${term}» را جستجو کردم.`,
  empty: 'هنوز پرسشی نوشته نشده است.',
  ask: 'پرسش خود را بنویسید',
  failedTitle: 'پرسش‌ها خوانده نشد.',
  retry: 'تلاش دوباره',
} as const;
