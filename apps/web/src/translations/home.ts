import { areaTexts } from './areas';

/** Texts of the home page. Numbers and dates are passed formatted. */
export const homeMessages = {
  description:
    'بازار اینترنتی کالا، خدمت، مشاوره و سند صنعتی: جستجو با مشخصات فنی و تأمین‌کنندگانی که اعتبارشان تاریخ دارد.',
  areas: areaTexts,
  areasLabel: 'بخش‌های بازار',
  retry: 'تلاش دوباره',
  announcementText: 'متن اطلاعیه',
  announcementTexts: (count: string) => `${count} اطلاعیه`,
  announcementsFailed: 'اطلاعیه‌ها خوانده نشد.',
  announcementPage: 'متن کامل',
  validUntil: (day: string) => `تا ${day}`,
  itemCount: (count: string) => `${count} مورد`,
  newest: 'تازه‌ترین محصولات',
  newestNote: (count: string) => `از میان ${count} محصول`,
  moreProducts: 'محصولات بیشتر',
  seeAll: 'مشاهدهٔ همه',
  suppliers: 'تأمین‌کنندگان تأییدشده',
  suppliersNote: (count: string) => `${count} شرکت؛ مدارک هر شرکت پیش از تأیید بررسی شده است.`,
  newestFailed: 'تازه‌ترین محصولات خوانده نشد.',
  suppliersFailed: 'فهرست تأمین‌کنندگان خوانده نشد.',
  knowledge: 'دانش فنی',
  knowledgeNote: 'راهنمای خرید، استاندارد و روش محاسبه',
  knowledgeFailed: 'مطالب فنی خوانده نشد.',
  result: (minutes: string) => `${minutes} دقیقه خواندن`,
  questions: 'پرسش‌های متداول',
  questionPage: 'این پرسش در صفحهٔ خود',
  questionsFailed: 'پرسش‌های متداول خوانده نشد.',
  videos: 'ویدئوها',
  videosFailed: 'ویدئوها خوانده نشد.',
  length: 'مدت',
  supplierCaption: 'جدول تأمین‌کنندگان تأییدشده',
} as const;

/** Texts of «ادامه بدهید»; they are sent to the browser as script. */
export const continueMessages = {
  title: 'ادامه بدهید',
  invitation: 'با ورود، آخرین بازدیدهای شما اینجا می‌آید.',
  login: 'ورود',
  loading: 'آخرین بازدیدها در راه است…',
  empty: 'هنوز بازدیدی ثبت نشده است. از دسته‌ها شروع کنید.',
  browse: 'مرور محصولات',
  failed: 'آخرین بازدیدها خوانده نشد.',
  retry: 'تلاش دوباره',
  draft: 'سبد درخواست',
  draftDetail: (count: string) => `${count} قلم در این مرورگر`,
} as const;
