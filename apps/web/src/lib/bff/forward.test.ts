import { getGetNoteResponseMock } from '@bazaar/api/mocks/notes';
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
  catalogue.answer = (request, response) => {
    const status = request.method === 'DELETE' ? 204 : 200;
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' });
    response.end(status === 204 ? '' : noteText);
  };
});

const noteText = JSON.stringify(getGetNoteResponseMock());
const NOTE = '/api/v1/notes/n-1';
const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return forwardToCatalogue(new Request(`http://localhost:3000${path}`, init));
}

describe('writes', () => {
  const json = { 'content-type': 'application/json' };
  const writes = [
    ['POST', '/api/v1/notes'],
    ['PUT', NOTE],
    ['DELETE', NOTE],
  ] as const;
  const cases: [string, Record<string, string>, boolean][] = [
    ['own origin and own site', { ...own, ...json }, true],
    ['own origin, browser without fetch metadata', { origin: own.origin, ...json }, true],
    ['own site, no origin', { 'sec-fetch-site': 'same-origin', ...json }, true],
    ['foreign origin', { origin: 'https://evil.example', ...json }, false],
    ['foreign origin that claims our site', { ...own, origin: 'https://evil.example', ...json }, false],
    ['origin null', { origin: 'null', ...json }, false],
    ['cross-site with our origin', { ...own, 'sec-fetch-site': 'cross-site', ...json }, false],
    ['same-site', { ...own, 'sec-fetch-site': 'same-site', ...json }, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none', ...json }, false],
    ['neither origin nor site', json, false],
    ['plain text body', { ...own, 'content-type': 'text/plain;charset=UTF-8' }, false],
    ['our name as a prefix of another', { origin: 'http://localhost:3000.evil.example', ...json }, false],
  ];
  for (const [method, path] of writes) {
    it.each(cases)(`${method} from %s`, async (_name, headers, isAllowed) => {
      const answer = await ask(path, { method, headers, body: '{}' });
      expect(answer.ok).toBe(isAllowed);
      expect(catalogue.seen).toHaveLength(isAllowed ? 1 : 0);
      if (!isAllowed) {
        expect(answer.status).toBe(403);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(await answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
      }
    });
  }
});

describe('what is forwarded', () => {
  it('adds the bearer from the cookie and drops the cookie, the host names and Next’s own headers', async () => {
    await ask('/api/v1/notes?pageSize=10', {
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
      url: '/api/v1/notes?pageSize=10',
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
    await ask(NOTE, { headers: { authorization: 'Bearer stolen' } });
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
        'ratelimit-remaining': '0',
      });
      response.end(noteText);
    };
    const answer = await ask(NOTE);
    expect(answer.headers.get('etag')).toBe('"1"');
    // It tells the limit of an internet address from that of a number.
    expect(answer.headers.get('ratelimit-remaining')).toBe('0');
    for (const name of ['set-cookie', 'x-powered-by', 'x-middleware-rewrite']) {
      expect(answer.headers.get(name)).toBeNull();
    }
  });
});

describe('caching', () => {
  it('keeps the lifetime of a public response', async () => {
    const answer = await ask(`${NOTE}?term=a`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });
  it('never lets a response for one person be stored', async () => {
    const answer = await ask(NOTE, { headers: { cookie: 'bazaar-session=t' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
  it('never lets a failure be stored', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(404, { 'cache-control': 'public, max-age=60' });
      response.end('{}');
    };
    expect((await ask(NOTE)).headers.get('cache-control')).toBe('private, no-store');
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
  it.each([
    ['GET', '/api/v1/..%2f..%2finternal'],
    ['GET', '/api/v1/%5c%5cevil.example/x'],
    ['GET', '/api/v2/suppliers'],
    // A backend decodes what is no reserved character, and may not tell small letters from capitals: the token would pass unseen.
    ['POST', '/api/v1/connect/%74oken'],
    ['POST', '/api/v1/connect/to%6Ben'],
    ['POST', '/api/v1/%63onnect/token'],
    ['POST', '/api/v1/connect/Token'],
    ['POST', '/api/v1/connect/token/'],
    ['POST', '/api/v1/connect//token'],
    ['GET', '/api/v1/notes/n%2D1'],
    ['GET', '/api/v1/notes/%6e-1'],
    ['GET', '/api/v1/anything'],
    ['PATCH', NOTE],
    ['GET', '/api/v1/connect/token'],
  ])('R-410 does not forward %s %s', async (method, path) => {
    catalogue.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"access_token":"secret","expires_in":60,"token_type":"Bearer"}');
    };
    const answer = await ask(path, { method, headers: own });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
    expect(catalogue.seen).toHaveLength(0);
  });

  it('forwards the reserved characters of an id, and a request for the head of a read', async () => {
    expect((await ask('/api/v1/notes/n%3A1%20%D9%86')).status).toBe(200);
    expect((await ask(NOTE, { method: 'HEAD' })).status).toBe(200);
    expect(catalogue.seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/v1/notes/n%3A1%20%D9%86'],
      ['HEAD', NOTE],
    ]);
  });

  it('never follows a redirect to another host', async () => {
    catalogue.answer = (_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' });
      response.end();
    };
    expect((await ask(NOTE)).status).toBe(502);
    expect(catalogue.seen).toHaveLength(1);
  });

  it('follows a read inside the catalogue', async () => {
    catalogue.answer = (request, response) => {
      if (request.url === NOTE) response.writeHead(301, { location: '/api/v1/notes/n-2' });
      response.end(noteText);
    };
    expect(await (await ask(NOTE)).text()).toBe(noteText);
    expect(catalogue.seen.map(({ url }) => url)).toEqual([NOTE, '/api/v1/notes/n-2']);
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
    const answer = await ask(NOTE);
    settings.CATALOGUE_API_URL = origin;
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'server' });
  });

  it('returns 504 within three seconds when it hangs', async () => {
    catalogue.answer = () => {};
    const deadlinesMs = runOutAtOnce();
    expect((await ask(NOTE)).status).toBe(504);
    expect(deadlinesMs.length).toBeGreaterThan(0);
    expect(Math.max(...deadlinesMs)).toBeLessThan(3_000);
  });
});
