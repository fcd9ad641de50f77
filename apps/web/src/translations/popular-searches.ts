/** Popular searches, chosen by hand: shown before anything is typed, without a call. */
export const popularSearches = [
  'بلبرینگ 6205',
  'الکتروموتور',
  'میلگرد',
  'پمپ سانتریفیوژ',
  'سنسور القایی',
  'شیر توپی',
] as const;
