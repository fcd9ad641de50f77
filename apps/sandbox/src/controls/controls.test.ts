import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../routes/operations';
import { createApp } from '../server/create-app';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

function control(path: string, body: unknown = {}): Promise<Response> {
  const request = { method: 'POST', body: JSON.stringify(body) };
  return Promise.resolve(catalogue.app.request(`/__sandbox/${path}`, request));
}

/** Returns a person's data, as their screens show it. */
async function objectsOf(phoneNumber: string) {
  const token = await catalogue.logIn(phoneNumber);
  const page = (path: string) => catalogue.get(path, token);
  const [notes, visits, favourites, addresses] = await Promise.all(
    ['/notes/byuser', '/pagevisits/last-visits', '/userfavorites', '/deliveryaddresses'].map(page),
  );
  return { token, notes, visits, favourites, addresses };
}

describe('reset', () => {
  it('restores the initial state, and keeps the current catalogue', async () => {
    const { token, ...before } = await objectsOf('09120000001');
    expect(before.notes?.totalCount).toBeGreaterThan(0);
    const product = await catalogue.get('/supplierproducts/sp-9/catalog');
    await catalogue.post('/notes', { objectType: 'Product', objectId: 'sp-9', text: 'تازه' }, token);
    await catalogue.post('/userfavorites', { objectType: 'Product', objectId: 'sp-9' }, token);
    await catalogue.post('/pagevisits/visit-count', { objectType: 'Product', objectId: 'sp-9' }, token);
    await catalogue.logIn('09120000077');
    const answer = await control('reset');
    expect([answer.status, await answer.json()]).toEqual([200, { products: 60 }]);
    expect((await catalogue.app.request('/api/v1/notes/byuser', bearer(token))).status).toBe(401);
    const { token: _, ...after } = await objectsOf('09120000001');
    expect(after).toEqual(before);
    expect(await catalogue.get('/supplierproducts/sp-9/catalog')).toEqual(product);
  });

  it('seeds the catalogue requested by name', async () => {
    expect((await control('reset', { seed: 'huge' })).status).toBe(422);
    expect(await (await control('reset', { seed: 'empty' })).json()).toEqual({ seed: 'empty', products: 0 });
    expect(await catalogue.get('/supplierproducts/catalog')).toMatchObject({ totalCount: 0, items: [] });
    expect((await catalogue.app.request('/api/v1/suppliers/s-1')).status).toBe(200);
    expect(Number((await objectsOf('09120000001')).notes?.totalCount)).toBeGreaterThan(0);
  });
});

describe('faults', () => {
  it('delay and refuse the one request with the header', async () => {
    const startedAt = performance.now();
    const fault = 'delay=120; status=429; code=rate-limited; retryAfter=7';
    const answer = await catalogue.app.request('/api/v1/categories', {
      headers: { 'x-sandbox-fault': fault },
    });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(110);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await answer.json()).toMatchObject({ code: 'rate-limited', status: 429 });
  });

  it('meet every path that fits a pattern', async () => {
    await control('faults', { path: '/api/v1/suppliers/*/', status: 503 });
    await control('faults', { path: '/api/v1/faq*/by-category', status: 502, times: 1 });
    const status = async (path: string) => (await catalogue.app.request(`/api/v1${path}`)).status;
    const question = '/faqquestions/by-category/by-platform?categoryId=faq-orders';
    expect([await status(question), await status(question)]).toEqual([502, 200]);
    expect(await status('/suppliers/s-1')).toBe(200);
    await control('faults/reset');
  });

  it('reach pictures only where they are named, and no picture counts as a call', async () => {
    const picture = '/media/drawings/sp-9.svg?w=96';
    const areRefused = () =>
      Promise.all(
        ['/api/v1/categories', picture].map(
          async (path) => (await catalogue.app.request(path)).status === 503,
        ),
      );
    await control('requests/reset');
    await control('faults', { status: 503 });
    expect(await areRefused()).toEqual([true, false]);
    await control('faults/reset');
    await control('faults', { path: '/media', status: 503 });
    expect(await areRefused()).toEqual([false, true]);
    await control('faults/reset');
    const counts = await (await catalogue.app.request('/__sandbox/requests')).json();
    expect(counts).toMatchObject({ total: 2 });
  });
});

describe('without SANDBOX_CONTROLS', () => {
  it.each([
    ['POST', '/__sandbox/reset'],
    ['POST', '/__sandbox/faults'],
    ['POST', '/__sandbox/clock'],
    ['POST', '/__sandbox/ticks'],
    ['GET', '/__sandbox/requests'],
    ['GET', '/__sandbox/inbox'],
  ])('there is no %s %s', async (method, path) => {
    const plain = createApp({ services: catalogue.services, operations });
    const body = method === 'POST' ? { body: JSON.stringify({ advanceSeconds: 60, status: 503 }) } : {};
    expect((await plain.request(path, { method, ...body })).status).toBe(404);
  });

  it('a fault in a header is nothing', async () => {
    const plain = createApp({ services: catalogue.services, operations });
    const headers = { 'x-sandbox-fault': 'status=503; delay=60000' };
    expect((await plain.request('/api/v1/faqcategories/active-list/by-platform', { headers })).status).toBe(
      200,
    );
  });
});

function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}
