import { ApiError } from '@bazaar/api/api-error';
import { httpClient } from '@bazaar/api/http';
import { responseSchemaOf, UnknownOperationError } from '@bazaar/api/response-schema';
import { getSupplier } from '@bazaar/api/suppliers';
import { getListWebsiteMenusUrl, listWebsiteMenus } from '@bazaar/api/website-menus';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { checkedFetch } from './checked-fetch';
import { criticalData, failWithoutData, primaryData } from './critical-data';
import { load } from './load';
import { optionalData } from './optional-data';

const marks: string[] = [];
const settings = { CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));
vi.mock('@/lib/cache/tag-page', () => ({
  tagIncomplete: async () => void marks.push('degraded'),
  tagFailed: async () => void marks.push('failed'),
  tagMissing: async () => void marks.push('missing'),
}));

let catalogue: FakeCatalogue;
beforeAll(async () => {
  // Compiles the contract's schema first: it may take longer than the deadline of a read.
  await responseSchemaOf('listWebsiteMenus');
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());
beforeEach(() => {
  marks.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const read = () => load('list', ['menu'], (request) => listWebsiteMenus(undefined, request));
const answer = (body: string, status = 200) => {
  catalogue.answer = (_request, response) => response.writeHead(status).end(body);
};
const refuse = (status: number) => async () => {
  throw new ApiError({ url: '/x', method: 'GET', status });
};

describe('load', () => {
  it('returns the value', async () => {
    answer('[]');
    expect(await read()).toEqual({ state: 'ready', value: [] });
  });
  it.each([404, 410])('distinguishes missing (%i) from failed', async (status) => {
    expect(await load('record', [], refuse(status))).toEqual({ state: 'missing', status });
  });
  it.each([
    [500, 'service'],
    [403, 'service'],
  ])('reports %i as failed: %s', async (status, kind) => {
    expect(await load('record', [], refuse(status))).toMatchObject({ state: 'failed', kind });
  });
  it.each(['x'.repeat(65), 'sp-1\u0000', 'پ'.repeat(300)])(
    'reports an impossible id as missing without a call: %.10s…',
    async (id) => {
      let calls = 0;
      catalogue.answer = (_request, response) => {
        calls += 1;
        response.writeHead(400).end();
      };
      const result = await load('record', [], (request) => getSupplier(id, request));
      expect([result, calls]).toEqual([{ state: 'missing', status: 404 }, 0]);
    },
  );
  it('reports a broken connection as failed', async () => {
    catalogue.answer = (_request, response) => response.destroy();
    expect(await read()).toEqual({ state: 'failed', kind: 'network' });
  });
  it.each([
    ['another shape than the contract’s', '{"unexpected":true}'],
    ['an item of another shape', '[{"id":1}]'],
    ['what is no JSON', '{"items": ['],
    ['a page of a proxy', '<!doctype html>'],
    ['nothing', '', 204],
  ])('reports %s as failed, and reads again without the cached copy', async (_, body, status = 200) => {
    answer(body, status);
    expect(await read()).toMatchObject({ state: 'failed', kind: 'service' });
    let attempt: unknown;
    catalogue.answer = (request, response) => {
      attempt = request.headers['x-attempt'];
      response.end('[]');
    };
    expect(await read()).toEqual({ state: 'ready', value: [] });
    expect(Number(attempt)).toBeGreaterThan(0);
  });
  it('validates a response that came through a proxy (203) as the original response', async () => {
    answer('[]', 203);
    expect(await read()).toEqual({ state: 'ready', value: [] });
    answer('{"unexpected":true}', 203);
    expect(await read()).toMatchObject({ state: 'failed', kind: 'service' });
  });
  it.each([
    ['an address the contract does not name', 'GET', '/elsewhere'],
    ['a method it does not name there', 'DELETE', getListWebsiteMenusUrl()],
  ])('throws for %s, and makes no call', async (_, method, path) => {
    const before = catalogue.seen.length;
    const requested = load('list', [], (request) => httpClient(path, { ...request, method }));
    await expect(requested).rejects.toBeInstanceOf(UnknownOperationError);
    expect(catalogue.seen.length).toBe(before);
  });
  it('returns no successful response of such an address', async () => {
    answer('[]');
    await expect(checkedFetch(`${catalogue.origin}/elsewhere`)).rejects.toBeInstanceOf(UnknownOperationError);
  });
  it('R-123 aborts before three seconds, also work that ignores the signal', async () => {
    const deadlinesMs = runOutAtOnce();
    expect(await load('list', [], () => new Promise(() => {}))).toEqual({ state: 'failed', kind: 'timeout' });
    expect(deadlinesMs.length).toBeGreaterThan(0);
    expect(Math.max(...deadlinesMs)).toBeLessThan(3_000);
  });
});

describe('the parts of a page', () => {
  const failed = async () => ({ state: 'failed', kind: 'network' }) as const;
  it('R-123 caches a page with a failed part for seconds only, and returns the part for display', async () => {
    expect(await optionalData(failed())).toEqual({ state: 'failed', kind: 'network' });
    expect(marks).toEqual(['degraded']);
  });
  it('marks a page whose critical data failed', async () => {
    expect(await criticalData(failed())).toEqual({ state: 'failed', kind: 'network' });
    expect(marks).toEqual(['failed']);
  });
  it('marks a page whose list failed while its frame is complete', async () => {
    expect(await primaryData(failed())).toEqual({ state: 'failed', kind: 'network' });
    expect(marks).toEqual(['failed']);
  });
  it('marks a page of which every part failed, and none with a readable part', async () => {
    await failWithoutData([await failed(), { state: 'ready', value: [] }, await failed()]);
    expect(marks).toEqual([]);
    await failWithoutData([await failed(), await failed()]);
    expect(marks).toEqual(['failed']);
  });
  it('marks a page whose critical data is missing', async () => {
    const missing = { state: 'missing', status: 404 } as const;
    expect(await criticalData(Promise.resolve(missing))).toEqual(missing);
    expect(marks).toEqual(['missing']);
  });
});
