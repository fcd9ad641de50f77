/** Texts of the fields every address has: its dependent lists and its postal code. */
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
  postalCode: 'کد پستی',
  postalCodeWarnings: {
    'postal-code-first-digit': 'کد پستی معمولاً با ۰ یا ۲ آغاز نمی‌شود؛ اگر درست است، همین بماند.',
    'postal-code-unusual': 'این کد پستی معمول نیست؛ اگر درست است، همین بماند.',
  },
  noAreas: 'این شهر منطقه‌ای ندارد.',
} as const;
