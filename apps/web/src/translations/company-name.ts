/** Texts of the check of a company's name. */
export const companyNameTexts = {
  checking: 'نام بررسی می‌شود.',
  free: 'این نام آزاد است.',
  problems: {
    TooShort: 'نام دست‌کم ۳ حرف دارد.',
    TooLong: 'نام بیش از ۸۰ حرف نیست.',
    InvalidCharacters: 'نام باید از حرف و رقم باشد.',
    Taken: 'این نام پیش‌تر گرفته شده است.',
  } as Readonly<Record<string, string>>,
  invalid: 'این نام پذیرفته نیست.',
  failed: 'نام بررسی نشد.',
  retry: 'تلاش دوباره',
  suggestions: 'نام‌های نزدیک که آزادند',
};
