import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { pageMetadata } from './page-metadata';

vi.mock('server-only', () => ({}));
vi.mock('./share-picture.png', () => ({
  default: { src: '/_next/static/media/site.png', width: 1200, height: 630 },
}));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ SITE_NAME: 'بازار', SITE_URL: 'https://bazaar.test' }),
  isHiddenFromSearchEngines: () => false,
}));

const pictures = (image?: string) =>
  pageMetadata({ path: '/products/sp-1/x', title: 'بلبرینگ', ...(image ? { image } : {}) }).openGraph?.images;

it('shares a page with the picture of its object, by an absolute address', () => {
  expect(pictures('/media/drawings/sp-1.webp?w=1024')).toEqual([
    { url: 'https://bazaar.test/media/drawings/sp-1.webp?w=1024', alt: 'بلبرینگ' },
  ]);
});

it('shares what has no picture with that of the site, in the size every network shows whole', () => {
  expect(pictures()).toEqual([
    { url: 'https://bazaar.test/_next/static/media/site.png', width: 1200, height: 630 },
  ]);
  const file = readFileSync(new URL('./share-picture.png', import.meta.url));
  expect([file.readUInt32BE(16), file.readUInt32BE(20), file.length < 64 * 1024]).toEqual([1200, 630, true]);
});
