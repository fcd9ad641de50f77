import type { Catalogue } from '../catalogue-entry.ts';

export const pageFramePatterns: Catalogue = {
  'Patterns/Page frame/Bottom bar': {
    status: 'stable',
    persian: ['نوار پایین', 'منوی موبایل'],
    english: ['tab bar', 'mobile navigation'],
  },
  'Patterns/Page frame/Column browser': {
    status: 'stable',
    persian: ['مرورگر ستونی', 'درخت دسته‌ها'],
    english: ['miller columns', 'category tree'],
  },
  'Patterns/Page frame/Consent bar': {
    status: 'stable',
    persian: ['رضایت کوکی', 'حریم خصوصی'],
    english: ['cookie banner', 'privacy'],
  },
  'Patterns/Page frame/Current user marks': {
    status: 'stable',
    persian: ['نشان‌های کاربر', 'اعداد سربرگ'],
    english: ['account icons', 'unread count'],
  },
  'Patterns/Page frame/Current user menu': {
    status: 'stable',
    persian: ['منوی کاربر', 'حساب کاربری'],
    english: ['account menu', 'profile menu'],
  },
  'Patterns/Page frame/Error page': {
    status: 'stable',
    persian: ['صفحهٔ خطا', 'صفحه پیدا نشد'],
    english: ['404', '500', 'not found'],
  },
  'Patterns/Page frame/Mega menu': {
    status: 'stable',
    persian: ['منوی بزرگ', 'منوی دسته‌ها'],
    english: ['main menu', 'navigation dropdown'],
  },
  'Patterns/Page frame/Page action': {
    status: 'stable',
    persian: ['کار اصلی صفحه', 'نوار کار'],
    english: ['sticky action', 'action bar'],
  },
  'Patterns/Page frame/Page frame': {
    status: 'stable',
    persian: ['قاب صفحه', 'چیدمان'],
    english: ['layout', 'shell', 'template'],
  },
  'Patterns/Page frame/Page skeleton': {
    status: 'stable',
    persian: ['اسکلت صفحه', 'صفحه در راه'],
    english: ['page placeholder', 'loading page'],
  },
  'Patterns/Page frame/Profile frame': {
    status: 'stable',
    persian: ['قاب حساب', 'منوی کناری حساب'],
    english: ['account layout', 'side navigation'],
  },
  'Patterns/Page frame/Site footer': {
    status: 'stable',
    persian: ['پاورقی', 'پایین سایت'],
    english: ['footer', 'links'],
  },
  'Patterns/Page frame/Site header': {
    status: 'stable',
    persian: ['سربرگ', 'بالای سایت'],
    english: ['header', 'top bar', 'masthead'],
  },
};
