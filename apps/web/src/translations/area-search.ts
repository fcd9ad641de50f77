/** Texts of the product search inside one area, beside those of every product list. Numbers are passed in Persian digits. */
export const areaSearchMessages = {
  title: (area: string) => `جستجو در ${area}`,
  resultsFor: (term: string, area: string) => `«${term}» در ${area}`,
  description: (area: string) =>
    `جستجو در ${area} با فیلتر دسته، شهر فروش، نوع تأمین‌کننده و قیمت، از تأمین‌کنندگان تأییدشده.`,
  button: 'جستجو',
  category: 'دسته',
  anyCategory: 'همهٔ دسته‌ها',
  unknownCategory: 'دستهٔ این نشانی پیدا نشد؛ نتیجه‌های همهٔ دسته‌ها آمده است.',
  bestFirst: 'مناسب‌ترین',
  listOf: (area: string) => `نتایج ${area}`,
  emptyTerm: (term: string, area: string) => `«${term}» در ${area} پیدا نشد.`,
  empty: 'با این فیلترها چیزی نیست.',
  everywhere: 'جستجو در همهٔ بخش‌ها',
  browse: 'دیدن دسته‌های این بخش',
  exactOf: 'تنها همین نوشته جستجو شد؛',
  ordinary: 'جستجوی معمولی',
} as const;
