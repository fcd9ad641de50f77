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
  citiesOf: (count: string, state: string) => `${count} شهر استان ${state}`,
  areasOf: (count: string, city: string) => `${count} منطقه در ${city}`,
  postalCode: 'کد پستی',
  postalCodeHint: 'ده رقم',
  postalCodeHelp: {
    label: 'راهنمای کد پستی',
    text: 'شمارهٔ ده‌رقمی پست برای همین ساختمان است. روی قبض برق، آب یا گاز همان نشانی نوشته شده است.',
  },
  postalCodeWarnings: {
    'postal-code-first-digit': 'کد پستی معمولاً با ۰ یا ۲ آغاز نمی‌شود؛ اگر درست است، همین بماند.',
    'postal-code-unusual': 'این کد پستی معمول نیست؛ اگر درست است، همین بماند.',
  },
  noAreas: 'این شهر منطقه‌ای ندارد.',
} as const;
