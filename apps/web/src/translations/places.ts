/** Texts of the dependent lists of an address. */
export const placeTexts = {
  country: 'کشور',
  state: 'استان',
  city: 'شهر',
  urbanArea: 'منطقهٔ شهری',
  choose: 'برگزینید',
  loading: 'در حال خواندن…',
  failed: 'فهرست خوانده نشد.',
  retry: 'تلاش دوباره',
  stateFirst: 'نخست استان را برگزینید.',
  cityFirst: 'نخست شهر را برگزینید.',
  noAreas: 'این شهر منطقه‌ای ندارد.',
} as const;
