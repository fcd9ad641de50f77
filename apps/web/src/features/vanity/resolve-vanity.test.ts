import { ApiError } from '@bazaar/api/api-error';
import type { Page, WebsiteMenu } from '@bazaar/api/model';
import { getPageByName } from '@bazaar/api/pages';
import { listWebsiteMenus } from '@bazaar/api/website-menus';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveVanity } from './resolve-vanity';

vi.mock('server-only', () => ({}));
vi.mock('@bazaar/api/pages', () => ({ getPageByName: vi.fn() }));
vi.mock('@bazaar/api/website-menus', () => ({ listWebsiteMenus: vi.fn() }));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ SITE_URL: 'https://bazaar.example', CATALOGUE_API_URL: 'http://catalogue' }),
}));

const menus = [{ id: 'wm-1', title: 'Goods', url: '/search?tab=products', children: [] }];
const about = { id: 'pg-about', uniquePageName: 'about', title: 'دربارهٔ ما' } as Page;
const refuse = (status: number) => new ApiError({ url: '/x', method: 'GET', status });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(listWebsiteMenus)
    .mockReset()
    .mockResolvedValue(menus as unknown as WebsiteMenu[]);
  vi.mocked(getPageByName).mockReset().mockRejectedValue(refuse(404));
});

describe('an address that no other page handles', () => {
  it('redirects to the target of its menu item, without reading a page', async () => {
    expect(await resolveVanity(['goods'])).toEqual({ state: 'leads', to: '/search?tab=products' });
    expect(getPageByName).not.toHaveBeenCalled();
  });

  it('otherwise returns the page of that name', async () => {
    vi.mocked(getPageByName).mockResolvedValue(about);
    expect(await resolveVanity(['about'])).toEqual({ state: 'page', page: about });
    expect(vi.mocked(getPageByName).mock.calls[0]?.[0]).toEqual({ name: 'about' });
  });

  it('redirects to the canonical address of a page whose name was spelled differently', async () => {
    vi.mocked(getPageByName).mockResolvedValue(about);
    expect(await resolveVanity(['About'])).toEqual({ state: 'moved', to: '/page/about' });
  });

  it.each([404, 410])('is unknown when the catalogue returns %i', async (status) => {
    vi.mocked(getPageByName).mockRejectedValue(refuse(status));
    expect(await resolveVanity(['nothing'])).toEqual({ state: 'unknown' });
  });

  it('is never reported missing while it cannot be decided', async () => {
    vi.mocked(getPageByName).mockRejectedValue(refuse(503));
    expect(await resolveVanity(['unread'])).toMatchObject({ state: 'failed' });
    vi.mocked(listWebsiteMenus).mockRejectedValue(refuse(503));
    vi.mocked(getPageByName).mockRejectedValue(refuse(404));
    expect(await resolveVanity(['unlisted'])).toMatchObject({ state: 'failed' });
    expect(await resolveVanity(['un', 'listed'])).toMatchObject({ state: 'failed' });
  });

  it('is shown although the menus cannot be read', async () => {
    vi.mocked(listWebsiteMenus).mockRejectedValue(refuse(503));
    vi.mocked(getPageByName).mockResolvedValue(about);
    expect(await resolveVanity(['about'])).toMatchObject({ state: 'page' });
  });

  it('reads nothing for an impossible name, and no page for a path', async () => {
    for (const slug of [['wp-login.php'], ['%2541bout'], ['x'.repeat(61)]])
      expect(await resolveVanity(slug)).toEqual({ state: 'unknown' });
    expect(listWebsiteMenus).not.toHaveBeenCalled();
    expect(await resolveVanity(['old', 'path'])).toEqual({ state: 'unknown' });
    expect(getPageByName).not.toHaveBeenCalled();
  });
});
