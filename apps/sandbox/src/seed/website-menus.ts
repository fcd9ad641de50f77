import type { SeedCategory, SeedWebsiteMenu } from './seed-types';

/** The site's own pages, by the name in their address. */
const ABOUT: Row[] = [
  { title: 'دربارهٔ بازار', url: '/about' },
  { title: 'بازار چگونه کار می‌کند؟', url: '/how-it-work' },
  { title: 'تماس با ما', url: '/contact' },
  { title: 'شرایط استفاده', url: '/terms' },
  { title: 'حریم خصوصی', url: '/privacy' },
];

type Row = Pick<SeedWebsiteMenu, 'title' | 'url'> & { requiresLogin?: boolean };

export function buildWebsiteMenus(categories: SeedCategory[]): SeedWebsiteMenu[] {
  const areaRows = categories
    .filter(({ isRoot }) => isRoot)
    .map(({ id, name, slug }): Row => ({ title: name, url: `/category/${id}/${slug}` }));
  return [
    ...column('Header', 'header-1', [
      { title: 'جستجوی تأمین‌کنندگان', url: '/search?tab=suppliers' },
      { title: 'جستجوی محصولات', url: '/search?tab=products' },
    ]),
    ...footerColumn(1, 'بخش‌ها', areaRows),
    ...footerColumn(2, 'بازار', ABOUT),
    ...footerColumn(3, 'راهنما و حساب کاربری', [
      { title: 'ورود یا ثبت‌نام', url: '/users/login' },
      { title: 'پروفایل', url: '/profile', requiresLogin: true },
      { title: 'راهنمای استفاده', url: '/help' },
      { title: 'قواعد تأمین‌کنندگان', url: '/supplier-rules' },
    ]),
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
