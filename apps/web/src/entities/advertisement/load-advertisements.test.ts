import { getListAdvertisementsUrl } from '@bazaar/api/advertisements';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startFakeCatalogue } from '@/testing/fake-catalogue';
import { loadAds } from './load-advertisements';

const fakeCatalogue = await startFakeCatalogue();
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ CATALOGUE_API_URL: fakeCatalogue.origin }),
}));
afterAll(() => fakeCatalogue.close());

const picture = {
  id: 'f-1',
  name: 'a.webp',
  mime: 'image/webp',
  sizeBytes: 1,
  url: '/media/drawings/a.webp',
};
const ad = (id: string, link: { path?: string; url?: string }) => ({
  id,
  title: `آگهی ${id}`,
  advertiserName: 'فروشنده',
  position: 'home',
  imageMobile: picture,
  imageDesktop: picture,
  alt: '',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2126-01-01T00:00:00Z',
  priority: 1,
  ...link,
});
const answer = (ads: unknown[]) => {
  fakeCatalogue.answer = (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(ads));
};

describe('advertisements', () => {
  it('R-166 shows the first two and marks those that leave the site', async () => {
    answer([
      ad('1', { path: '/supplier/s-1' }),
      ad('2', { url: 'https://a.example/' }),
      ad('3', { path: '/' }),
    ]);
    expect(await loadAds('home')).toMatchObject([
      { id: '1', href: '/supplier/s-1', isOutside: false, picture: '/media/drawings/a.webp?w=96' },
      { id: '2', href: 'https://a.example/', isOutside: true },
    ]);
  });

  it('R-166 drops an expired one, however long the response is cached', async () => {
    answer([{ ...ad('1', { path: '/a' }), endsAt: '2026-02-01T00:00:00Z' }, ad('2', { path: '/b' })]);
    expect(await loadAds('search')).toMatchObject([{ id: '2' }]);
  });

  it('reads those of the page’s category', async () => {
    const requested: (string | undefined)[] = [];
    fakeCatalogue.answer = ({ url }, response) => {
      requested.push(url);
      response.setHeader('content-type', 'application/json').end('[]');
    };
    await loadAds('category', 'c-1');
    await loadAds('supplier');
    expect(requested).toEqual([
      getListAdvertisementsUrl({ position: 'category', categoryId: 'c-1' }),
      getListAdvertisementsUrl({ position: 'supplier' }),
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'does not offer %s',
    async (url) => {
      answer([ad('1', url.startsWith('/') ? { path: url } : { url })]);
      expect(await loadAds('category')).toEqual([]);
    },
  );

  it('R-166 is empty when they cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeCatalogue.answer = (_, response) => response.writeHead(500).end();
    expect(await loadAds('product')).toEqual([]);
  });
});
