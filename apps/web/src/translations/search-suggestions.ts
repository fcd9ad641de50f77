/** Texts of what the search box proposes; they come when the field is first used. */
export const searchSuggestionMessages = {
  suggestions: 'پیشنهادهای جستجو',
  recent: 'جستجوهای اخیر',
  clearRecent: 'پاک کردن',
  popular: 'جستجوهای پرتکرار',
  exactFor: (term: string) => `جستجوی دقیق «${term}»`,
  searchFor: (term: string) => `جستجوی «${term}»`,
  searchGroup: 'جستجو',
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
