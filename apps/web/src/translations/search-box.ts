/** Texts of the search box in the header, which every page carries. Numbers are passed in Persian digits. */
export const searchBoxMessages = {
  label: 'جستجو',
  placeholder: 'جستجوی کالا، کد یا نام علمی',
  count: (count: string) => `${count} پیشنهاد. با کلیدهای بالا و پایین جابه‌جا شوید.`,
} as const;
