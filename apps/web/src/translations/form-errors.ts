/** Sentences of the error codes of form fields (`FormErrorCode` of the domain, product design §6), and of fields the service refuses. */
export const fieldErrorTexts = {
  required: 'این مورد لازم است.',
  'name-too-short': 'نام را کامل بنویسید.',
  'name-too-long': 'نام بیش از ۶۰ نویسه است.',
  'name-letters': 'نام را با حروف فارسی یا لاتین بنویسید.',
  'title-too-short': 'عنوان دست‌کم ۲ نویسه است.',
  'title-too-long': 'عنوان بیش از ۶۰ نویسه است.',
  'company-name-too-short': 'نام شرکت دست‌کم ۳ نویسه است.',
  'company-name-too-long': 'نام شرکت بیش از ۸۰ نویسه است.',
  'address-too-short': 'آدرس را کامل‌تر بنویسید؛ دست‌کم ۱۰ نویسه.',
  'address-too-long': 'آدرس بیش از ۳۰۰ نویسه است.',
  'too-long': 'این متن بلندتر از اندازه است.',
  'not-a-mobile': 'شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.',
  'not-a-phone': 'شمارهٔ تلفن را با کد شهر بنویسید، مانند ۰۲۱۸۸۷۲۴۱۰۰.',
  'postal-code': 'کد پستی ده رقم است.',
  'national-code': 'کد ملی درست نیست.',
  'company-national-id': 'شناسهٔ ملی درست نیست.',
  'economic-code': 'کد اقتصادی درست نیست.',
  'registration-number': 'شمارهٔ ثبت درست نیست.',
  email: 'آدرس ایمیل درست نیست.',
  'birth-date': 'تاریخ تولد درست نیست.',
  'lat-lng': 'هر دو مختصات نقشه لازم است.',
  'rules-not-accepted': 'پذیرش قوانین لازم است.',
  refused: 'این مقدار پذیرفته نشد؛ آن را بررسی کنید.',
} as const;

/** Sentences of a failed send, by the name the domain gives it (product design §8). */
export const formFailureTexts = {
  badRequest: 'درخواست پذیرفته نشد؛ نوشتهٔ شما نگه داشته شد.',
  codeWrong: 'کد درست نیست.',
  codeExpired: 'مهلت کد تمام شد؛ دوباره بفرستید.',
  codeLocked: 'چند بار نادرست بود؛ کمی بعد دوباره تلاش کنید.',
  sessionEnded: 'نشست شما پایان یافته است؛ دوباره وارد شوید. نوشتهٔ شما نگه داشته شد.',
  forbidden: 'اجازهٔ این کار را ندارید.',
  notFound: 'این مورد پیدا نشد؛ شاید در جای دیگری حذف شده باشد.',
  gone: 'این مورد دیگر در دسترس نیست.',
  conflict: 'این مورد در جای دیگری تغییر کرده است؛ تفاوت‌ها را ببینید.',
  paymentRequired: 'برای این کار باید پرداختی انجام شود.',
  validation: 'موارد مشخص‌شده را اصلاح کنید.',
  fileType: 'این نوع فایل پذیرفته نیست.',
  fileSize: 'اندازهٔ فایل بیش از حد مجاز است.',
  rateLimited: 'کمی بعد دوباره تلاش کنید؛ نوشتهٔ شما نگه داشته شد.',
  network: 'ارتباط برقرار نیست؛ نوشتهٔ شما نگه داشته شد.',
  service: 'مشکلی در ارائهٔ خدمت پیش آمد؛ نوشتهٔ شما نگه داشته شد. دوباره تلاش کنید.',
  timeout: 'پاسخ دیر شد؛ نوشتهٔ شما نگه داشته شد. دوباره تلاش کنید.',
} as const;

/** Texts every form has. */
export const formTexts = {
  toCorrect: (count: string) => `${count} مورد را اصلاح کنید`,
  sending: 'در حال ذخیره…',
  traceId: 'شناسهٔ پیگیری',
  leaveTitle: 'نوشته‌ها ذخیره نشده است',
  leaveNote: 'اگر بروید، نوشتهٔ شما روی همین دستگاه نگه داشته می‌شود و هنوز فرستاده نشده است.',
  leave: 'ترک صفحه',
  stay: 'ماندن در صفحه',
  close: 'بستن',
  restored: 'نوشتهٔ پیشین شما برگشت.',
  discard: 'دور ریختن',
  otherDraft: 'نوشتهٔ دیگر شما',
  optional: '(اختیاری)',
  oneDigit: 'یک رقم',
  digits: (count: string) => `${count} رقم`,
  digitsMissing: (amount: string, present: string, whole: string) =>
    `${amount} کم است: ${present} از ${whole} رقم`,
  digitsTooMany: (amount: string, present: string, whole: string) =>
    `${amount} زیاد است: ${present} از ${whole} رقم`,
} as const;
