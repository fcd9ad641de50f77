import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import {
  buyerWithCredit,
  completeDraft,
  eventsOf,
  type Json,
  json,
  keepTokens,
  refused,
  type TradeCalls,
  tradeCalls,
} from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;
let other: TradeCalls;
let consumer: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = await buyerWithCredit(app);
  other = tradeCalls(app, await app.logIn('09120000001'));
  consumer = tradeCalls(app, await app.logIn('09120000002'));
  await keepTokens(app);
});

afterAll(() => app.services.database.close());

describe('writes that meet', () => {
  it('R7 make one request of ten equal sends, by key and by the caller’s own id', async ({ task }) => {
    Object.assign(task.meta, { tried: '20 equal trade requests' });
    const body = { ...completeDraft(), clientRequestId: crypto.randomUUID() };
    const key = crypto.randomUUID();
    const byKey = await Promise.all(Array.from({ length: 10 }, () => buyer.create(body, key)));
    const byId = await Promise.all(Array.from({ length: 10 }, () => buyer.create(body)));
    const made = await Promise.all([...byKey, ...byId].map((answer) => json(answer)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const again = await refused(await buyer.create({ ...body, title: 'چیز دیگر' }, key), 422);
    expect(again.errors).toHaveProperty('Idempotency-Key');
  });

  it('confirm once, and return the current request to the others', async () => {
    const draft = await json(await buyer.create());
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.confirm(draft.id, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const late = answers.find(({ status }) => status === 409);
    expect(await refused(late as Response, 409)).toMatchObject({
      code: 'conflict',
      current: { id: draft.id, version: 3 },
    });
    expect((await eventsOf(buyer, draft.id)).filter((type) => type === 'PaymentRequested')).toHaveLength(1);
  });

  it('answer a repeated publication as the first time', async () => {
    const draft = await json(await buyer.create());
    const confirmed = await json(await buyer.confirm(draft.id, 1));
    await json(await buyer.payFromWallet(confirmed.payment?.paymentId ?? ''));
    const { version } = await buyer.read(draft.id);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.publish(draft.id, version, key)));
    const bodies = await Promise.all(answers.map((answer) => json(answer)));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await eventsOf(buyer, draft.id)).filter((type) => type === 'Published')).toHaveLength(1);
  });
});

describe('other people', () => {
  it('never see, change, confirm, publish or copy a request', async () => {
    const { id, version } = await json(await buyer.create());
    const answers = [
      await other.send('GET', `/traderequests/${id}`),
      await other.send('GET', `/traderequests/${id}/membership-and-price`),
      await other.send('GET', `/traderequestevents?tradeRequestId=${id}`),
      await other.change(id, { ...completeDraft(), version }),
      await other.change(id, { version, withdraw: true }),
      await other.confirm(id, version),
      await other.publish(id, version),
      await other.create({ clientRequestId: crypto.randomUUID(), copyOf: id }),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect([answer.status, text.includes('رول‌بولت')]).toEqual([404, false]);
    }
    const list = await (await other.send('GET', '/traderequests/by-supplier?pageSize=100')).text();
    expect(list).not.toContain(id);
    expect(await buyer.read(id)).toMatchObject({ status: 'Draft', version: 1 });
  });

  it('may be consumers who draft, and complete their profile before they confirm', async () => {
    const draft = await json(await consumer.create());
    expect(draft.allowedActions).toEqual(['Edit', 'Withdraw', 'Duplicate']);
    const { missingFields } = await json<Json>(await consumer.send('GET', '/customers/profile'));
    for (const answer of [await consumer.confirm(draft.id, 1), await consumer.publish(draft.id, 1)]) {
      expect(await refused(answer, 403)).toMatchObject({ code: 'profile-incomplete', missingFields });
    }
    expect(missingFields).not.toEqual([]);
  });
});

describe('the list', () => {
  it('gathers the seeded requests by supplier, and every one can be opened', async () => {
    const page = await json<{
      totalCount: number;
      groups: { count: number; items: { id: string; status: string }[] }[];
    }>(await other.send('GET', '/traderequests/by-supplier?pageSize=100'));
    const items = page.groups.flatMap((group) => group.items);
    expect(items).toHaveLength(page.totalCount);
    const seeded = items.filter(({ id }) => id.startsWith('tr-seed-'));
    expect(new Set(seeded.map(({ status }) => status)).size).toBeGreaterThanOrEqual(8);
    for (const { id, status } of seeded) {
      expect((await other.read(id)).status).toBe(status);
      expect((await other.send('GET', `/traderequestevents?tradeRequestId=${id}`)).status).toBe(200);
    }
    const drafts = await json<{ groups: { items: { status: string }[] }[] }>(
      await other.send(
        'GET',
        '/traderequests/by-supplier?status=Draft&status=Withdrawn&from=0000-01-01&to=9999-12-31',
      ),
    );
    const kinds = new Set(drafts.groups.flatMap((group) => group.items.map(({ status }) => status)));
    expect(kinds).toEqual(new Set(['Draft', 'Withdrawn']));
  });
});
