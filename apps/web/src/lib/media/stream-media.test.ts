import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { mediaUrl } from './media-url';
import { streamMedia } from './stream-media';

const settings = { CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));
let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());

const site = 'http://localhost:3000';
const get = (path: string) => streamMedia(new Request(site + path));

describe('mediaUrl', () => {
  it.each([
    ['/media/drawings/sp-1.webp?w=320', '/media/drawings/sp-1.webp?w=320'],
    ['/media/drawings/sp-1.webp?w=640&x=1', '/media/drawings/sp-1.webp?w=640'],
    ['/media/logos/s-1.png', '/media/logos/s-1.png'],
    ['/media/gateways/kavir.webp?w=96', '/media/gateways/kavir.webp?w=96'],
    ['/media/drawings/sp-1.webp?w=321', undefined],
    ['/media/drawings/sp-1.svg', undefined],
    ['/media/drawings/../../health', undefined],
    ['/media/drawings/%2e%2e%2fhealth.webp', undefined],
    ['/media/other/sp-1.webp', undefined],
    ['/media//evil.example/a.webp', undefined],
  ])('%s → %s', (path, expected) => {
    const url = mediaUrl(site + path, 'http://catalogue');
    expect(url && url.pathname + url.search).toBe(expected);
  });
});

describe('streamMedia', () => {
  it('caches a picture for a year', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'a=b' });
      response.end('picture');
    };
    const answer = await get('/media/drawings/sp-1.webp?w=96');
    expect(await answer.text()).toBe('picture');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
  it.each([
    [200, 'text/html', 502],
    [500, 'image/webp', 502],
    [404, 'image/webp', 404],
  ])('maps %i %s to %i, not stored', async (status, type, expected) => {
    catalogue.answer = (_request, response) => {
      response.writeHead(status, { 'content-type': type });
      response.end('x');
    };
    const answer = await get('/media/drawings/sp-1.webp');
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
