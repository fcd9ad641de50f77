import type { WebsiteMenu } from '@bazaar/api/model';
import { expect, it, vi } from 'vitest';

const { listWebsiteMenus } = vi.hoisted(() => ({ listWebsiteMenus: vi.fn() }));
vi.mock('@bazaar/api/website-menus', () => ({ listWebsiteMenus }));
vi.mock('@/lib/cache/tag-page', () => ({ tagIncomplete: async () => {} }));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ CATALOGUE_API_URL: 'http://catalogue' }),
}));
const { readSiteMenus } = await import('./read-site-menus');

const menu = (title: string, more: Partial<WebsiteMenu>): WebsiteMenu => ({
  id: title,
  title,
  target: '_self',
  position: 'Header',
  sortOrder: 0,
  requiresLogin: false,
  children: [],
  ...more,
});

it('separates the links of the header from the groups of the footer, in order, and drops dangerous addresses', async () => {
  listWebsiteMenus.mockResolvedValue([
    menu('دوم', { url: '/b', sortOrder: 2 }),
    menu('قوانین', { position: 'Footer', children: [menu('شرایط', { url: '/terms' })] }),
    menu('تماس', {
      position: 'Footer',
      sortOrder: 9,
      children: [menu('۰۲۱', { url: 'tel:+9821' }), menu('ساعت کار', { url: '/page/contact' })],
    }),
    menu('یکم', { url: '/a', sortOrder: 1 }),
    menu('بد', { url: 'javascript:alert(1)', sortOrder: 3 }),
    menu('دورتر', { url: '//evil.example', sortOrder: 3 }),
    menu('تلفن همراه', { url: '/m', position: 'Mobile' }),
  ]);
  expect(await readSiteMenus()).toEqual({
    links: [
      { title: 'یکم', href: '/a' },
      { title: 'دوم', href: '/b' },
    ],
    footerGroups: [{ title: 'قوانین', links: [{ title: 'شرایط', href: '/terms' }] }],
    contact: [
      { title: '۰۲۱', href: 'tel:+9821', kind: 'phone' },
      { title: 'ساعت کار', href: '/page/contact', kind: 'hours' },
    ],
  });
});

it.each([
  ['شنبه تا چهارشنبه، ۸ تا ۱۷', 'hours'],
  ['هر روز ۸ تا ۲۰', 'hours'],
  ['شبانه‌روزی', 'hours'],
  ['تهران، خیابان نمونه، شمارهٔ ۱، طبقهٔ دوم', 'address'],
  ['تبریز، میدان ساعت، پلاک ۱۲', 'address'],
])('knows «%s» as %s, whatever stands before it', async (title, kind) => {
  listWebsiteMenus.mockResolvedValue([
    menu('تماس', {
      position: 'Footer',
      children: [menu('۰۲۱', { url: 'tel:+9821' }), menu(title, { url: '/page/contact' })],
    }),
  ]);
  expect((await readSiteMenus()).contact[1]).toMatchObject({ title, kind });
});

it('has no menu after a failed read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  listWebsiteMenus.mockRejectedValue(new Error('down'));
  expect(await readSiteMenus()).toEqual({ links: [], footerGroups: [], contact: [] });
});
