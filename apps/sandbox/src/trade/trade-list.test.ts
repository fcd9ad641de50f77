import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import {
  completeDraft,
  type Json,
  json,
  keepTokens,
  published,
  type ShownRequest,
  type TradeCalls,
  tradeCalls,
} from '../testing/trade-calls';

interface ListedRequest extends Json {
  id: string;
  status: string;
  dueAt?: string;
  group?: { count: number; answeredCount: number };
}

interface List {
  totalCount: number;
  statusCounts: { status: string; count: number }[];
  groups: { items: ListedRequest[] }[];
}

let app: TestApp;
let buyer: TradeCalls;
let draft: ShownRequest;
let unpaid: ShownRequest;
let sent: ShownRequest;
let answered: ShownRequest;

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000003'));
  const admin = tradeCalls(app, await app.logIn('09120000009'));
  await keepTokens(app);
  await json(
    await admin.send('POST', '/wallettransactions/charge', {
      userId: 'user-3',
      amountRial: 50_000_000,
      reason: 'اعتبار آزمون',
    }),
  );
  answered = await published(buyer);
  app.services.clock.advance(61);
  sent = await published(buyer);
  const title = 'پیچ نیم‌رزوهٔ ۲۵ میلی‌متر، آجدار';
  draft = await json(await buyer.create({ ...completeDraft(), title, buyerReference: 'PR-۱۴۰۵/118' }));
  app.services.clock.advance(1);
  const waiting = await json(await buyer.create({ ...completeDraft(), groupKey: 'need-1' }));
  unpaid = await json(await buyer.confirm(waiting.id, 1));
});

afterAll(() => app.services.database.close());

const list = async (query = '') =>
  json<List>(await buyer.send('GET', `/traderequests/by-supplier?pageSize=100&${query}`));
const idsOf = ({ groups }: List) => groups.flatMap(({ items }) => items.map(({ id }) => id));
const found = async (term: string) => idsOf(await list(`term=${encodeURIComponent(term)}`));

describe('the term of the list', () => {
  it('finds the number, the buyer’s number, the title and the supplier, all words of it', async () => {
    expect(await found(String(draft.number).toLowerCase())).toEqual([draft.id]);
    expect(await found('pr-1405/118')).toEqual([draft.id]);
    expect(await found('میلگرد')).toEqual([]);
    expect((await found((draft.supplier as Json).name as string)).length).toBe(4);
    expect(await found('آجدار PR-1405')).toEqual([draft.id]);
    expect(await found('آجدار PR-1406')).toEqual([]);
    expect(await found('100%_')).toEqual([]);
  });

  it('however its digits, letters and half-spaces are typed', async () => {
    for (const term of ['۲۵ میلی متر', '25 ميلي‌متر', '٢٥', 'اجدار', 'نیم رزوه', 'نیمرزوه', 'PR-۱۴۰۵']) {
      expect([term, await found(term)]).toEqual([term, [draft.id]]);
    }
  });
});

describe('the counts by state', () => {
  it('are of all that the other filters let through, whatever states and page are asked for', async () => {
    const all = await list();
    expect(all.statusCounts).toEqual([
      { status: 'Answered', count: 1 },
      { status: 'AwaitingPayment', count: 1 },
      { status: 'Draft', count: 1 },
      { status: 'Published', count: 1 },
    ]);
    const drafts = await list('status=Draft&pageSize=1');
    expect([drafts.totalCount, drafts.statusCounts]).toEqual([1, all.statusCounts]);
    expect((await list('term=PR-1405')).statusCounts).toEqual([{ status: 'Draft', count: 1 }]);
    expect(await list('term=nothing')).toMatchObject({ totalCount: 0, statusCounts: [], groups: [] });
  });
});

describe('the order by turn', () => {
  it('is the buyer’s turn by its end, then the supplier’s', async () => {
    expect(idsOf(await list('sort=turn'))).toEqual([unpaid.id, answered.id, draft.id, sent.id]);
    // Without it, the last event comes first.
    expect(idsOf(await list())[0]).toBe(unpaid.id);
  });
});

describe('the end of a turn', () => {
  it('is that of the payment or of the validity, equal in the list and in the request', async () => {
    const rows = new Map(
      (await list()).groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
    );
    for (const { id } of [draft, unpaid, sent, answered]) {
      expect(rows.get(id)?.dueAt).toBe((await buyer.read(id)).dueAt);
    }
    const now = app.services.clock.now().getTime();
    const days = (id: string) => (Date.parse(rows.get(id)?.dueAt ?? '') - now) / 86_400_000;
    expect(rows.get(draft.id)?.dueAt).toBeUndefined();
    expect([days(unpaid.id), days(sent.id), days(answered.id)].map(Math.round)).toEqual([1, 30, 14]);
  });
});

describe('a group', () => {
  it('counts the requests of its key and their answers, without withdrawn ones', async () => {
    expect((await buyer.read(unpaid.id)).group).toBeUndefined();
    await app.services.database.db.execute(
      sql`update trade_requests set group_key = 'need-1' where id = ${answered.id}`,
    );
    const copy = await json(await buyer.create({ ...completeDraft(), copyOf: unpaid.id }));
    const group = { count: 3, answeredCount: 1 };
    expect(copy).toMatchObject({ groupKey: 'need-1', group });
    const listed = await list('groupKey=need-1');
    expect(listed.totalCount).toBe(3);
    for (const item of listed.groups.flatMap(({ items }) => items)) expect(item.group).toEqual(group);
    await json(await buyer.change(copy.id, { version: copy.version, withdraw: true }));
    expect((await buyer.read(unpaid.id)).group).toEqual({ count: 2, answeredCount: 1 });
  });
});

// Last: the clock of this file never goes back.
describe('a payment that has expired', () => {
  it('leaves no end, and confirmation instead of payment, in the list too', async () => {
    app.services.clock.advance(86_400);
    const item = (await list('status=AwaitingPayment')).groups[0]?.items[0];
    expect(item?.dueAt).toBeUndefined();
    expect(item?.allowedActions).toEqual(['RequestConfirmation', 'Withdraw', 'Duplicate']);
    expect(await buyer.read(unpaid.id)).toMatchObject({ allowedActions: item?.allowedActions });
  });
});

describe('requests about an object', () => {
  const about = async (objectType: string, objectId: string) =>
    idsOf(await list(new URLSearchParams({ objectType, objectId }).toString()));

  it('have a line of it, go to it or are it', async () => {
    const all = idsOf(await list()).toSorted();
    const { id } = draft.supplier as { id: string };
    expect((await about('Supplier', id)).toSorted()).toEqual(all);
    expect(await about('Supplier', 's-none')).toEqual([]);
    expect(await about('TradeRequest', draft.id)).toEqual([draft.id]);
    expect(await about('Category', 'c-anchors-rivets')).toContain(draft.id);
    expect(await about('Category', 'c-none')).toEqual([]);
    expect(await about('Page', 'pg-about')).toEqual([]);
  });

  it('are found by the product and by the base product of a line', async () => {
    const products = (await app.get('/supplierproducts/sp-1/catalog')) as {
      id: string;
      name: string;
      categoryId: string;
      supplier: { id: string };
      baseProductId?: string;
    };
    const { categoryId, supplier, baseProductId } = products;
    const made = await json<ShownRequest>(
      await buyer.create({
        ...completeDraft(),
        supplierId: supplier.id,
        lines: [{ categoryId, title: products.name, supplierProductId: 'sp-1' }],
      }),
    );
    expect(await about('Product', 'sp-1')).toEqual([made.id]);
    expect(await about('Product', 'sp-2')).toEqual([]);
    if (baseProductId !== undefined) expect(await about('BaseProduct', baseProductId)).toEqual([made.id]);
  });

  it('need both, the kind and the id', async () => {
    expect((await buyer.send('GET', '/traderequests/by-supplier?objectType=Product')).status).toBe(400);
    expect((await buyer.send('GET', '/traderequests/by-supplier?objectId=sp-1')).status).toBe(400);
  });
});
