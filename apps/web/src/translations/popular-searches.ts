/** What people look for most, chosen by hand: shown where nothing is typed yet, without asking the catalogue. */
export const popularSearches = [
  'بلبرینگ 6205',
  'الکتروموتور',
  'میلگرد',
  'پمپ سانتریفیوژ',
  'سنسور القایی',
  'شیر توپی',
] as const;
