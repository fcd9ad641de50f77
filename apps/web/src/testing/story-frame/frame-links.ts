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

export const contact = [
  { title: '۰۲۱-۸۸۷۲۴۱۰۰', href: 'tel:+982188724100' },
  { title: 'تهران، خیابان کریم‌خان زند، پلاک ۱۲۰', href: '/page/contact' },
];

export const headerLinks = [
  { title: 'جستجوی تأمین‌کنندگان', href: '/search?tab=suppliers' },
  { title: 'جستجوی محصولات', href: '/search?tab=products' },
];
