import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import type { VisitorChart } from './visitor-chart';

let catalogue: TestApp;
let token = '';
let supplierToken = '';
let adminToken = '';

beforeAll(async () => {
  catalogue = await testApp(60);
  token = await catalogue.logIn('09120000002');
  supplierToken = await catalogue.logIn('09120000005');
  adminToken = await catalogue.logIn('09120000009');
});

afterAll(() => catalogue.services.database.close());

async function visit(objectId: string, more: object = {}, by?: string): Promise<number> {
  const answer = await catalogue.post(
    '/pagevisits/visit-count',
    { objectType: 'Supplier', objectId, ...more },
    by,
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { visitCount: number }).visitCount;
}

const today = 'from=2026-11-21&to=2026-11-21&groupBy=Day';

async function chart(query: string, by: string): Promise<VisitorChart> {
  return (await catalogue.get(`/visitorlogs/byfilter-for-chart?${query}`, by)) as unknown as VisitorChart;
}

describe('visits', () => {
  it('are counted every one, also fifty at once', async () => {
    const first = await visit('s-2');
    const counts = await Promise.all(Array.from({ length: 50 }, () => visit('s-2')));
    expect(new Set(counts).size).toBe(50);
    expect(Math.max(...counts)).toBe(first + 50);
  });

  it('are in the count that pages show', async () => {
    const supplier = async () =>
      ((await catalogue.get('/suppliers/s-2')) as { stats: { visitCount: number } }).stats.visitCount;
    const product = async () => (await catalogue.get('/supplierproducts/sp-2/catalog')).visitCount as number;
    const counted = await visit('s-2');
    expect(await supplier()).toBe(counted);
    const before = await product();
    const answer = await catalogue.post('/pagevisits/visit-count', {
      objectType: 'Product',
      objectId: 'sp-2',
    });
    expect(await answer.json()).toEqual({ visitCount: before + 1 });
    expect(await product()).toBe(before + 1);
  });

  it('of what is not there are refused', async () => {
    const body = { objectType: 'Product', objectId: 'sp-none' };
    expect((await catalogue.post('/pagevisits/visit-count', body)).status).toBe(404);
  });

  it('are remembered for the signed-in only, newest first, with the filters of the last time', async () => {
    await visit('s-1', { path: '/supplier/s-1/x?tab=1' }, token);
    catalogue.services.clock.advance(60);
    await visit('s-3', {}, token);
    catalogue.services.clock.advance(60);
    await visit('s-1', { path: '/supplier/s-1/x?tab=2' }, token);
    await visit('s-4');
    const found = await catalogue.get('/pagevisits/last-visits', token);
    expect(found).toMatchObject({
      totalCount: 2,
      items: [
        { objectId: 's-1', times: 2, path: '/supplier/s-1/x?tab=2' },
        { objectId: 's-3', times: 1 },
      ],
    });
    expect((await catalogue.get('/pagevisits/last-visits?type=Product', token)).totalCount).toBe(0);
  });

  it('R-427 go on at another path without being counted again', async () => {
    const counted = await visit('s-6', { path: '/supplier/s-6/x' }, token);
    const path = '/supplier/s-6/x?f=bore:20~30@u-mm';
    expect(await visit('s-6', { path, isContinued: true }, token)).toBe(counted);
    expect(await visit('s-6', { path, isContinued: true })).toBe(counted);
    const found = await catalogue.get('/pagevisits/last-visits?type=Supplier', token);
    expect(found).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ path, times: 1 })]),
    });
  });

  it('R-426 are found by the beginning of a word, and say what is among the favourites', async () => {
    catalogue.services.clock.advance(60);
    await visit('s-8', {}, token);
    const latest = await catalogue.get('/pagevisits/last-visits?pageSize=1', token);
    const [{ title } = { title: '' }] = latest.items as { title: string }[];
    const term = encodeURIComponent(title.split(' ').at(-1)?.slice(0, 3) ?? '');
    await catalogue.post('/userfavorites', { objectType: 'Supplier', objectId: 's-8' }, token);
    const found = await catalogue.get(`/pagevisits/last-visits?term=${term}`, token);
    const row = (found.items as { objectId: string }[]).find(({ objectId }) => objectId === 's-8');
    expect(row).toMatchObject({ title, isFavorite: true });
    expect((await catalogue.get('/pagevisits/last-visits?term=zzzz', token)).totalCount).toBe(0);
  });

  it('are told one by one of one object, the latest twenty', async () => {
    const now = () => catalogue.services.clock.now().toISOString();
    const first = now();
    for (let nth = 0; nth < 23; nth += 1) {
      catalogue.services.clock.advance(60);
      await visit('s-5', { path: `/supplier/s-5/x?tab=${nth}` }, token);
    }
    const found = await catalogue.get('/pagevisits/last-visits?type=Supplier&objectId=s-5', token);
    const [item] = found.items as { times: number; visits: { visitedAt: string; path: string }[] }[];
    expect(found.totalCount).toBe(1);
    expect(item?.times).toBe(23);
    expect(item?.visits.map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, nth) => `/supplier/s-5/x?tab=${22 - nth}`),
    );
    expect(item?.visits[0]?.visitedAt).toBe(now());
    expect((item?.visits.at(-1)?.visitedAt ?? '') > first).toBe(true);
    expect(JSON.stringify(await catalogue.get('/pagevisits/last-visits', token))).not.toContain('"visits"');
    expect((await catalogue.get('/pagevisits/last-visits?objectId=s-5', supplierToken)).totalCount).toBe(0);
  });

  it('count a visitor once a day, and an unknown one as a visit only', async () => {
    const before = (await chart(`${today}&merchantId=m-1`, adminToken)).totals;
    const visitorKey = crypto.randomUUID();
    await visit('s-1', { visitorKey });
    await visit('s-1', { visitorKey });
    await visit('s-1');
    const after = (await chart(`${today}&merchantId=m-1`, adminToken)).totals;
    expect(after.visits - before.visits).toBe(3);
    expect(after.uniqueVisitors - before.uniqueVisitors).toBe(1);
  });
});

describe('the chart', () => {
  it.each(['Day', 'Week', 'Month'])('by %s adds up to the same totals, without gaps', async (groupBy) => {
    const span = 'from=2026-08-01&to=2026-11-20';
    const { points, totals } = await chart(`${span}&groupBy=${groupBy}&merchantId=m-1`, adminToken);
    const days = await chart(`${span}&groupBy=Day&merchantId=m-1`, adminToken);
    expect(totals).toEqual(days.totals);
    expect(totals.visits).toBeGreaterThan(100);
    expect(points.reduce((sum, { visits }) => sum + visits, 0)).toBe(totals.visits);
    expect(points[0]?.date).toBe('2026-08-01');
    expect(points).toHaveLength({ Day: 112, Week: 16, Month: 4 }[groupBy] ?? 0);
    if (groupBy === 'Week') expect(new Date(points[1]?.date ?? '').getUTCDay()).toBe(6);
  });

  it('shows a supplier its own page only, and others nothing', async () => {
    const own = await chart('from=2026-11-01&to=2026-11-20&groupBy=Day', supplierToken);
    const same = await chart('from=2026-11-01&to=2026-11-20&groupBy=Day&merchantId=m-1', adminToken);
    expect(own).toEqual(same);
    const status = async (query: string, by: string) => {
      const address = `/api/v1/visitorlogs/byfilter-for-chart?${query}`;
      return (await catalogue.app.request(address, { headers: { authorization: `Bearer ${by}` } })).status;
    };
    expect(await status(`${today}&merchantId=m-2`, supplierToken)).toBe(404);
    expect(await status(`${today}&merchantId=m-none`, adminToken)).toBe(404);
    expect(await status(today, token)).toBe(403);
    expect(await status('from=2026-11-21&to=2026-11-20&groupBy=Day', adminToken)).toBe(400);
    expect(await status('from=0000-01-01&to=9999-12-31&groupBy=Month', adminToken)).toBe(400);
  });

  it('of the site is at least what one company has', async () => {
    const span = 'from=2026-10-01&to=2026-11-20&groupBy=Month';
    const site = await chart(span, adminToken);
    const one = await chart(`${span}&merchantId=m-1`, adminToken);
    expect(site.totals.visits).toBeGreaterThan(one.totals.visits);
    expect(site.totals.uniqueVisitors).toBeLessThanOrEqual(site.totals.visits);
  });
});
