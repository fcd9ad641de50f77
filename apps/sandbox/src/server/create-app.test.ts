import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(100);
});

afterAll(() => catalogue.services.database.close());

async function read(path: string, init?: RequestInit) {
  const answer = await catalogue.app.request(path, init);
  const text = await answer.text();
  return { answer, text, body: () => JSON.parse(text) as Record<string, unknown> };
}

describe('the server', () => {
  it('reports its health, its products and its request counts', async () => {
    const before = (await read('/health')).body();
    expect(before).toMatchObject({ status: 'ok', products: 100 });
    await read('/api/v1/unitofmeasurements');
    expect((await read('/health')).body().requests).toBe(Number(before.requests) + 1);
  });

  it('returns a problem for an unknown address and for another method', async () => {
    const unknown = await read('/api/v1/nowhere');
    expect([unknown.answer.status, unknown.body().code]).toEqual([404, 'not-found']);
    const method = await read('/api/v1/unitofmeasurements', { method: 'DELETE' });
    expect([method.answer.status, method.body().code]).toEqual([405, 'method-not-allowed']);
    expect(method.answer.headers.get('allow')).toBe('GET');
  });

  it('refuses a body that is too large', async () => {
    const { answer } = await read('/api/v1/users/login-by-otp', {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: '0'.repeat(70_000) }),
      headers: { 'content-type': 'application/json', 'content-length': '70020' },
    });
    expect(answer.status).toBe(413);
  });

  it('R-017 shows codes in its log and inbox page, and in no answer of the API', async () => {
    const sent = await read('/api/v1/users/login-by-otp', {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: '09121110000' }),
      headers: { 'content-type': 'application/json' },
    });
    const code = catalogue.services.inbox.list()[0]?.code ?? '';
    expect(sent.text).not.toContain(code);
    expect([...sent.answer.headers.values()].join()).not.toContain(code);
    expect(catalogue.services.lines.at(-1)).toContain(code);
    const inbox = await read('/inbox');
    expect(inbox.text).toContain(`data-mobile="09121110000" data-code="${code}"`);
    expect(inbox.text).toContain('dir="rtl"');
    expect(inbox.answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('pictures', () => {
  it('are WebP of the requested width, cacheable for ever, the same every time', async () => {
    const sizes: number[] = [];
    for (const width of [48, 96, 320, 640, 1024]) {
      const answer = await catalogue.app.request(`/media/drawings/sp-1.webp?w=${width}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      sizes.push(bytes.length);
      const again = await catalogue.app.request(`/media/drawings/sp-1.webp?w=${width}`);
      expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(sizes).toEqual(sizes.toSorted((left, right) => left - right));
  });

  it('have exactly the ground of their boxes, and thumbnails are square', async () => {
    for (const width of [48, 96, 320, 640]) {
      const answer = await catalogue.app.request(`/media/drawings/sp-1.webp?w=${width}`);
      const { data, info } = await sharp(await answer.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0xeb, 0xf0, 0xf6]);
      expect([info.width, info.height]).toEqual(
        width < 320 ? [width * 2, width * 2] : [width, (width * 11) / 16],
      );
    }
  });

  it('are vectors too, inert where one is opened as a page', async () => {
    const answer = await catalogue.app.request('/media/drawings/sp-1.svg?w=640');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg [^>]*width="640".*<\/svg>$/s);
    const pixels = await catalogue.app.request('/media/drawings/sp-1.webp?w=640');
    expect(svg.length).toBeLessThan((await pixels.arrayBuffer()).byteLength);
  });

  it.each([
    ['/media/drawings/sp-1.webp?w=321', 400],
    ['/media/drawings/sp-1.png', 404],
    ['/media/drawings/sp-999999.webp', 404],
    ['/media/drawings/..%2F..%2Flock.json', 404],
    ['/media/drawings/c-products.webp?w=96', 200],
    ['/media/drawings/v-2.webp?w=320', 200],
    ['/media/drawings/v-999.webp?w=320', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await catalogue.app.request(path)).status).toBe(status);
  });
});

describe('test controls', () => {
  it('count requests by path and begin again', async () => {
    await read('/__sandbox/requests/reset', { method: 'POST' });
    await read('/api/v1/suppliers/s-1');
    await read('/api/v1/suppliers/s-1?x=1');
    expect((await read('/__sandbox/requests')).body()).toEqual({
      total: 2,
      byPath: { 'GET /api/v1/suppliers/s-1': 2 },
    });
  });

  it('play faults by path and by header', async () => {
    const fault = { path: '/api/v1/suppliers', status: 503, times: 1 };
    await read('/__sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });
    expect((await read('/api/v1/suppliers/s-1')).answer.status).toBe(503);
    expect((await read('/api/v1/suppliers/s-1')).answer.status).toBe(200);
    const garbage = await read('/api/v1/suppliers/s-1', { headers: { 'x-sandbox-fault': 'kind=garbage' } });
    expect(() => garbage.body()).toThrow();
  });
});
