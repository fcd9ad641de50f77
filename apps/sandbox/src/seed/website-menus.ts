import type { SeedCategory, SeedWebsiteMenu } from './seed-types';

/** Links which work in this slice only: the areas, a few leaves, search, login and profile. */
const POPULAR = [
  'c-deep-groove-ball-bearing',
  'c-three-phase-motor',
  'c-end-suction-pump',
  'c-hex-bolt',
  'c-laser-cutting',
];

type Row = Pick<SeedWebsiteMenu, 'title' | 'url'> & { requiresLogin?: boolean };

export function buildWebsiteMenus(categories: SeedCategory[]): SeedWebsiteMenu[] {
  const areaRows = categories
    .filter(({ isRoot }) => isRoot)
    .map(({ id, name, slug }): Row => ({ title: name, url: `/category/${id}/${slug}` }));
  const popularRows = POPULAR.map((id): Row => {
    const category = categories.find((candidate) => candidate.id === id)!;
    return { title: category.name, url: `/products/category/${id}/${category.slug}` };
  });
  return [
    ...column('Header', 'header-1', [
      { title: 'جستجوی تأمین‌کنندگان', url: '/search?tab=suppliers' },
      { title: 'جستجوی محصولات', url: '/search?tab=products' },
    ]),
    ...footerColumn(1, 'بخش‌ها', areaRows),
    ...footerColumn(2, 'دسته‌های پربازدید', popularRows),
    ...footerColumn(3, 'حساب کاربری', [
      { title: 'ورود یا ثبت‌نام', url: '/users/login' },
      { title: 'پروفایل', url: '/profile', requiresLogin: true },
      { title: 'جستجو', url: '/search' },
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
