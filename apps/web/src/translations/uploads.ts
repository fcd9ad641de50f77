/** Texts of files on their way. Numbers are passed formatted. */
export const uploadTexts = {
  drop: {
    choose: 'برگزیدن فایل',
    invitation: 'یا فایل‌ها را این‌جا رها کنید یا بچسبانید.',
    over: 'برای افزودن رها کنید.',
    list: 'فایل‌ها',
    queued: 'در نوبت',
    done: 'رسید',
    retry: (name: string) => `فرستادن دوبارهٔ ${name}`,
    remove: (name: string) => `حذف ${name}`,
  },
  accepted: (kinds: string, size: string) => `${kinds}؛ هر کدام تا ${size}.`,
  anyKind: 'PDF، تصویر، DWG، DXF، STEP، IGES، XLSX، DOCX یا ZIP',
  uploading: 'فرستاده می‌شود',
  percent: (percent: string) => `٪${percent} رفته`,
  announced: (name: string, state: string) => `«${name}»: ${state}`,
  kilobytes: (size: string) => `${size} کیلوبایت`,
  megabytes: (size: string) => `${size} مگابایت`,
  problems: {
    'file-empty': 'این فایل خالی است.',
    'file-large': 'این فایل از اندازهٔ مجاز بزرگ‌تر است.',
    'file-kind': 'این نوع فایل پذیرفته نیست.',
    'file-runnable': 'این فایل برنامه‌ای اجرایی در نام خود دارد و پذیرفته نیست.',
    'files-many': 'بیش از ۱۰ فایل جا ندارد.',
  },
  /** By the name the domain gives a failed call. */
  failures: {
    network: 'ارتباط قطع شد؛ دوباره بفرستید.',
    service: 'فرستاده نشد؛ دوباره بفرستید.',
    rateLimited: 'فایل‌ها پشت هم فرستاده شد؛ کمی بعد دوباره بفرستید.',
    sessionEnded: 'نشست پایان یافته است؛ پس از ورود دوباره بفرستید.',
    fileSize: 'این فایل از اندازهٔ مجاز بزرگ‌تر است.',
    fileType: 'محتوای این فایل پذیرفته نیست، یا با نامش نمی‌خواند.',
    validation: 'این فایل پذیرفته نشد؛ سالم بودن آن را بررسی کنید.',
  } as Readonly<Record<string, string>>,
  refused: 'این فایل پذیرفته نشد.',
} as const;
