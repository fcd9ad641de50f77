import type { SeedCategory, SeedWebsiteMenu } from './seed-types';

/** The site's own pages, by the name in their address. */
const ABOUT: Row[] = [
  { title: 'دربارهٔ بازار', url: '/page/about' },
  { title: 'بازار چگونه کار می‌کند؟', url: '/how-it-work' },
  { title: 'تماس با ما', url: '/page/contact' },
  { title: 'شرایط استفاده', url: '/page/terms' },
  { title: 'حریم خصوصی', url: '/page/privacy' },
  { title: 'قواعد تأمین‌کنندگان', url: '/page/supplier-rules' },
  { title: 'اطلاعیه‌ها', url: '/contents/ct-announcement' },
];

const GUIDANCE: Row[] = [
  { title: 'راهنمای استفاده', url: '/help' },
  { title: 'پرسش‌های متداول', url: '/faq' },
  { title: 'دانش فنی', url: '/contents/ct-knowledge' },
  { title: 'ویدئوها', url: '/videos' },
  { title: 'انتقادات و پیشنهادها', url: '/feedback' },
  { title: 'ورود یا ثبت‌نام', url: '/users/login' },
  { title: 'پروفایل', url: '/profile', requiresLogin: true },
];

/** How the market is reached: the footer's lines of contact, which a `tel:` address makes of a group. */
const CONTACT: Row[] = [
  { title: '۰۲۱-۵۵۵۰۴۱۰۰', url: 'tel:+982155504100' },
  { title: 'شنبه تا چهارشنبه، ۸ تا ۱۷', url: '/page/contact' },
  { title: 'تهران، خیابان نمونه، شمارهٔ ۱، طبقهٔ دوم', url: '/page/contact' },
];

type Row = Pick<SeedWebsiteMenu, 'title' | 'url'> & { requiresLogin?: boolean };

export function buildWebsiteMenus(categories: SeedCategory[]): SeedWebsiteMenu[] {
  const areaRows = categories
    .filter(({ isRoot }) => isRoot)
    .map(({ id, name, slug }): Row => ({ title: name, url: `/category/${id}/${slug}` }));
  return [
    ...column('Header', 'header-1', [
      { title: 'تأمین‌کنندگان', url: '/suppliers/Product' },
      { title: 'دانش فنی', url: '/contents/ct-knowledge' },
      { title: 'دستیار انتخاب', url: '/ai' },
      { title: 'راهنمای استفاده', url: '/help' },
    ]),
    ...footerColumn(1, 'بخش‌ها', areaRows),
    ...footerColumn(2, 'بازار', ABOUT),
    ...footerColumn(3, 'راهنما و حساب کاربری', GUIDANCE),
    ...footerColumn(4, 'تماس', CONTACT),
  ];
}

function footerColumn(no: number, title: string, rows: Row[]): SeedWebsiteMenu[] {
  const parentId = `wm-footer-${no}`;
  const head: SeedWebsiteMenu = {
    id: parentId,
    title,
    target: '_self',
    position: 'Footer',
    sortOrder: no,
    requiresLogin: false,
  };
  return [head, ...column('Footer', `footer-${no}`, rows, parentId)];
}

function column(
  position: SeedWebsiteMenu['position'],
  key: string,
  rows: Row[],
  parentId?: string,
): SeedWebsiteMenu[] {
  return rows.map(({ title, url, requiresLogin = false }, index) => ({
    id: `wm-${key}-${index + 1}`,
    ...(parentId ? { parentId } : {}),
    title,
    url,
    target: '_self',
    position,
    sortOrder: index + 1,
    requiresLogin,
  }));
}
