/** Texts of problems by code; a raw text of a server is never shown. */
export const problemMessages = {
  forbidden: 'اجازهٔ این کار را ندارید.',
  'not-found': 'پیدا نشد.',
  gone: 'دیگر در دسترس نیست.',
  server: 'مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.',
  timeout: 'پاسخ دیر شد. دوباره تلاش کنید.',
  network: 'ارتباط برقرار نیست؛ نوشتهٔ شما نگه داشته شد.',
  'token-expired': 'نشست شما پایان یافته است؛ دوباره وارد شوید.',
  'rate-limited': 'کمی بعد دوباره تلاش کنید.',
  validation: 'موارد مشخص‌شده را اصلاح کنید.',
  conflict: 'این مورد در جای دیگری تغییر کرده است.',
} as const;
