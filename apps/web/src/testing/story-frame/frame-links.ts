import type { FooterContact } from '@bazaar/ui/patterns/site-footer';

/** Footer of the frame around stories: what the site's menus hold. */
export const footerGroups = [
  {
    title: 'بازار صنعت',
    links: [
      { title: 'دربارهٔ ما', href: '/page/about-us' },
      { title: 'تماس با ما', href: '/page/contact-us' },
      { title: 'راهنمای استفاده', href: '/how-it-work' },
    ],
  },
  {
    title: 'خریداران',
    links: [
      { title: 'پرسش‌های متداول', href: '/faq' },
      { title: 'ثبت سفارش مستقیم', href: '/profile/directorder?new=1' },
    ],
  },
  { title: 'قانون', links: [{ title: 'قوانین و مقررات', href: '/page/terms' }] },
];

export const contact: readonly FooterContact[] = [
  { title: '۰۲۱-۸۸۷۲۴۱۰۰', href: 'tel:+982188724100', kind: 'phone' },
  { title: 'شنبه تا چهارشنبه، ۸ تا ۱۷', href: '/page/contact', kind: 'hours' },
  { title: 'تهران، خیابان کریم‌خان زند، پلاک ۱۲۰', href: '/page/contact', kind: 'address' },
];

export const headerLinks = [
  { title: 'جستجوی تأمین‌کنندگان', href: '/search?tab=suppliers' },
  { title: 'جستجوی محصولات', href: '/search?tab=products' },
];
