import { getGetWalletCreditResponseMock } from '@bazaar/api/mocks/wallet-transactions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { forwardToCatalogue } from './forward';

const settings = { SITE_URL: 'http://localhost:3000', CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));

let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());
beforeEach(() => {
  catalogue.seen.length = 0;
  catalogue.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' });
    response.end('{"ok":true}');
  };
});

const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return forwardToCatalogue(new Request(`http://localhost:3000${path}`, init));
}

describe('writes', () => {
  const json = { 'content-type': 'application/json' };
  const cases: [string, Record<string, string>, number][] = [
    ['own origin and own site', { ...own, ...json }, 200],
    ['own origin, browser without fetch metadata', { origin: own.origin, ...json }, 200],
    ['own site, no origin', { 'sec-fetch-site': 'same-origin', ...json }, 200],
    ['foreign origin', { origin: 'https://evil.example', ...json }, 403],
    ['foreign origin that claims our site', { ...own, origin: 'https://evil.example', ...json }, 403],
    ['origin null', { origin: 'null', ...json }, 403],
    ['cross-site with our origin', { ...own, 'sec-fetch-site': 'cross-site', ...json }, 403],
    ['same-site', { ...own, 'sec-fetch-site': 'same-site', ...json }, 403],
    ['typed into the address bar', { 'sec-fetch-site': 'none', ...json }, 403],
    ['neither origin nor site', json, 403],
    ['plain text body', { ...own, 'content-type': 'text/plain;charset=UTF-8' }, 403],
    ['our name as a prefix of another', { origin: 'http://localhost:3000.evil.example', ...json }, 403],
  ];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    it.each(cases)(`${method} from %s`, async (_name, headers, status) => {
      const answer = await ask('/api/v1/anything', { method, headers, body: '{}' });
      expect(answer.status).toBe(status);
      expect(catalogue.seen).toHaveLength(status === 200 ? 1 : 0);
      if (status === 403) {
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(await answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
      }
    });
  }
});

describe('what is forwarded', () => {
  it('adds the bearer from the cookie and drops the cookie, the host names and Next’s own headers', async () => {
    await ask('/api/v1/anything?pageSize=10', {
      method: 'POST',
      body: '{"objectId":"sp-1"}',
      headers: {
        ...own,
        'content-type': 'application/json',
        cookie: 'other=1; bazaar-session=the-token',
        'idempotency-key': 'key-1',
        'x-middleware-subrequest': 'proxy',
        'x-forwarded-host': 'evil.example',
        te: 'trailers',
      },
    });
    const [seen] = catalogue.seen;
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/v1/anything?pageSize=10',
      body: '{"objectId":"sp-1"}',
    });
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'idempotency-key': 'key-1',
      'x-platform': 'Web',
    });
    for (const name of ['cookie', 'x-middleware-subrequest', 'x-forwarded-host', 'te', 'origin']) {
      expect(seen?.headers[name]).toBeUndefined();
    }
  });

  it('accepts no authorization from the browser', async () => {
    await ask('/api/v1/anything', { headers: { authorization: 'Bearer stolen' } });
    expect(catalogue.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('returns only named headers', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'a=b',
        'x-powered-by': 'x',
        'x-middleware-rewrite': '/profile',
        etag: '"1"',
      });
      response.end('{}');
    };
    const answer = await ask('/api/v1/anything');
    expect(answer.headers.get('etag')).toBe('"1"');
    for (const name of ['set-cookie', 'x-powered-by', 'x-middleware-rewrite']) {
      expect(answer.headers.get(name)).toBeNull();
    }
  });
});

describe('caching', () => {
  it('keeps the lifetime of a public response', async () => {
    const answer = await ask('/api/v1/anything?term=a');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });
  it('never lets a response for one person be stored', async () => {
    const answer = await ask('/api/v1/anything', { headers: { cookie: 'bazaar-session=t' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
  it('never lets a failure be stored', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(404, { 'cache-control': 'public, max-age=60' });
      response.end('{}');
    };
    expect((await ask('/api/v1/suppliers/x')).headers.get('cache-control')).toBe('private, no-store');
  });
  it('deletes a cookie that the catalogue no longer accepts', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(401);
      response.end('{}');
    };
    const answer = await ask('/api/v1/customers/profile', { headers: { cookie: 'bazaar-session=old' } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toMatch(/^bazaar-session=; Path=\/; Max-Age=0/);
  });
});

describe('paths and redirects', () => {
  it.each(['/api/v1/..%2f..%2finternal', '/api/v1/%5c%5cevil.example/x', '/api/v2/suppliers'])(
    'does not forward %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(catalogue.seen).toHaveLength(0);
    },
  );

  it('never follows a redirect to another host', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' });
      response.end();
    };
    expect((await ask('/api/v1/anything')).status).toBe(502);
    expect(catalogue.seen).toHaveLength(1);
  });

  it('follows a read inside the catalogue', async () => {
    catalogue.answer = (request, response) => {
      if (request.url.endsWith('/old')) response.writeHead(301, { location: '/api/v1/new' });
      response.end('{"at":"new"}');
    };
    expect(await (await ask('/api/v1/old')).json()).toEqual({ at: 'new' });
  });
});

describe('a response of another shape', () => {
  const answering = (status: number, text: string) => {
    catalogue.answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', etag: '"1"' });
      response.end(text);
    };
  };
  it.each([
    ['an empty object', 200, '{}'],
    ['a list', 200, '[]'],
    ['no JSON', 200, '<html>'],
    ['nothing', 200, ''],
    ['a status the contract does not name', 202, '{"balanceRial":1}'],
  ])('R-410 is a failure of the service: %s', async (_name, status, text) => {
    answering(status, text);
    const answer = await ask('/api/v1/wallettransactions/credit/byuser');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'private, no-store']);
    expect(await answer.json()).toMatchObject({ code: 'server' });
  });

  it('R-410 passes on what has the shape of the contract, as it is', async () => {
    const text = JSON.stringify({ ...getGetWalletCreditResponseMock(), more: 'of a later version' });
    answering(200, text);
    const answer = await ask('/api/v1/wallettransactions/credit/byuser');
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"1"', text]);
  });

  it('R-410 neither reads nor changes a refusal', async () => {
    answering(409, '{"code":"conflict"}');
    const answer = await ask('/api/v1/wallettransactions/credit/byuser');
    expect([answer.status, await answer.text()]).toEqual([409, '{"code":"conflict"}']);
  });
});

describe('a failing catalogue', () => {
  it('returns 502 when it cannot be reached', async () => {
    const origin = settings.CATALOGUE_API_URL;
    settings.CATALOGUE_API_URL = 'http://127.0.0.1:1';
    const answer = await ask('/api/v1/anything');
    settings.CATALOGUE_API_URL = origin;
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'server' });
  });

  it('returns 504 within three seconds when it hangs', async () => {
    catalogue.answer = () => {};
    const deadlinesMs = runOutAtOnce();
    expect((await ask('/api/v1/anything')).status).toBe(504);
    expect(deadlinesMs.length).toBeGreaterThan(0);
    expect(Math.max(...deadlinesMs)).toBeLessThan(3_000);
  });
});
