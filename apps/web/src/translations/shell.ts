import { areaTexts } from './areas';

/** Texts of the frame around every page. */
export const shellMessages = {
  skip: 'پرش به محتوا',
  homeLink: (siteName: string) => `${siteName}، صفحهٔ اصلی`,
  search: 'جستجو',
  area: 'بخش',
  allAreas: 'همهٔ بخش‌ها',
  searchPlaceholder: 'جستجوی کالا، کد یا نام علمی',
  accountNav: 'حساب',
  areasNav: 'بخش‌های کاتالوگ',
  openArea: (area: string) => `دسته‌های ${area}`,
  areas: areaTexts,
  help: 'راهنمای این صفحه',
  footer: {
    about:
      'بازار اینترنتی کالا، خدمت، مشاوره و سند صنعتی؛ با مشخصات فنی قابل جستجو و تأمین‌کنندگانی که اعتبارشان تاریخ دارد.',
    note: 'قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است.',
    enamad: 'نماد اعتماد الکترونیکی',
    chamber: 'عضو اتاق بازرگانی',
    shortcuts: 'میان‌برهای صفحه‌کلید',
    analytics: 'آمار بازدید',
  },
  bottomBar: {
    nav: 'پیمایش اصلی',
    home: 'خانه',
    categories: 'دسته‌ها',
    requests: 'درخواست‌ها',
    messages: 'پیام‌ها',
    profile: 'پروفایل',
  },
} as const;
