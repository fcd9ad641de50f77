/** Texts of the search box in the header, which every page carries. Numbers are passed in Persian digits. */
export const searchBoxMessages = {
  label: 'جستجو',
  placeholder: 'جستجوی کالا، کد یا نام علمی',
  suggestions: 'پیشنهادهای جستجو',
  recent: 'جستجوهای اخیر',
  clearRecent: 'پاک کردن',
  popular: 'جستجوهای پرتکرار',
  exactFor: (term: string) => `جستجوی دقیق «${term}»`,
  searchFor: (term: string) => `جستجوی «${term}»`,
  searchGroup: 'جستجو',
  count: (count: string) => `${count} پیشنهاد. با کلیدهای بالا و پایین جابه‌جا شوید.`,
  none: 'پیشنهادی نیست. با Enter جستجو کنید.',
  groups: {
    Category: 'دسته‌ها',
    Product: 'محصولات',
    BaseProduct: 'محصولات پایه',
    Supplier: 'تأمین‌کنندگان',
    Keyword: 'عبارت‌ها',
    Page: 'صفحه‌ها',
  },
} as const;
