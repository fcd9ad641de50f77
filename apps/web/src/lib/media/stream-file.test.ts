import { API_PREFIX } from '@bazaar/api/operation-of';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { streamFile } from './stream-file';

const settings = { CATALOGUE_API_URL: '', SITE_URL: 'http://localhost:3000' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings, isSecureSite: () => false }));
let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());

const get = (path: string, headers: HeadersInit = {}) =>
  streamFile(new Request(settings.SITE_URL + path, { headers }));
const answering = (status: number, headers: Record<string, string>) => {
  const requested: { url?: string; authorization?: string }[] = [];
  catalogue.answer = (request, response) => {
    requested.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '' });
    response.writeHead(status, headers);
    response.end('bytes');
  };
  return requested;
};

describe('streamFile', () => {
  it('calls with the caller’s session, and caches no response of it', async () => {
    const requested = answering(200, { 'content-type': 'image/webp', 'set-cookie': 'a=b' });
    const answer = await get('/files/file-1/%D9%86.webp', { cookie: 'bazaar-session=abc; other=1' });
    expect(await answer.text()).toBe('bytes');
    expect(requested).toEqual([{ url: '/files/file-1/%D9%86.webp', authorization: 'Bearer abc' }]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('caches what the catalogue calls public, and serves nothing as a page of this site', async () => {
    const requested = answering(200, {
      'content-type': 'text/html',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=60',
    });
    const answer = await get('/files/file-1/a.html');
    expect(requested[0]?.authorization).toBe('');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    [404, 404],
    [403, 404],
    [500, 502],
  ])('maps %i to %i', async (status, expected) => {
    answering(status, {});
    expect((await get('/files/file-1/a.png')).status).toBe(expected);
  });

  it.each(['/files/', '/files/a', '/files/a/..%2f..%2fapi', '/files/a/b/c', `/files/..${API_PREFIX}/users`])(
    'makes no call for %s',
    async (path) => {
      const requested = answering(200, {});
      expect((await get(path)).status).toBe(404);
      expect(requested).toEqual([]);
    },
  );
});
