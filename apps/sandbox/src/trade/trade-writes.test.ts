import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import {
  completeDraft,
  eventsOf,
  type Json,
  json,
  keepTokens,
  published,
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
  buyer = tradeCalls(app, await app.logIn('09120000003'));
  other = tradeCalls(app, await app.logIn('09120000001'));
  const admin = tradeCalls(app, await app.logIn('09120000009'));
  consumer = tradeCalls(app, await app.logIn('09120000002'));
  await keepTokens(app);
  await json(
    await admin.send('POST', '/wallettransactions/charge', {
      userId: 'user-3',
      amountRial: 500_000_000,
      reason: 'اعتبار آزمون',
    }),
  );
});

afterAll(() => app.services.database.close());

const say = (objectId: string, text: string) =>
  buyer.send('POST', '/conversations', {
    clientMessageId: crypto.randomUUID(),
    objectType: 'TradeRequest',
    objectId,
    text,
  });

describe('writes that meet', () => {
  it('make one request of ten equal sends, by key and by the caller’s own id', async () => {
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

// Last: the clock of this file never goes back.
describe('a published order', () => {
  it('goes from draft to agreement, with an event for each step', async () => {
    const draft = await json(await buyer.create());
    expect(draft).toMatchObject({ status: 'Draft', version: 1, revision: 0 });
    const confirmed = await json(await buyer.confirm(draft.id, 1));
    expect(confirmed).toMatchObject({
      status: 'AwaitingPayment',
      revision: 1,
      payment: { status: 'Created' },
    });
    const open = await refused(await buyer.publish(draft.id, confirmed.version), 402);
    expect(open).toMatchObject({ code: 'payment-required', paymentId: confirmed.payment?.paymentId });
    await json(await buyer.payFromWallet(confirmed.payment?.paymentId ?? ''));
    const ready = await buyer.read(draft.id);
    const sent = await json(await buyer.publish(draft.id, ready.version));
    expect(sent).toMatchObject({ status: 'Published', conversationId: expect.any(String) });
    app.services.clock.advance(21);
    expect(await buyer.read(draft.id)).toMatchObject({ status: 'Seen' });
    app.services.clock.advance(40);
    const answered = await buyer.read(draft.id);
    expect(answered).toMatchObject({ status: 'Answered', revision: 2 });
    expect(answered.lines.every(({ answer }) => (answer?.unitPriceRial ?? 0) > 0)).toBe(true);
    await json(await say(draft.id, 'کمی تخفیف می‌دهید؟'));
    app.services.clock.advance(61);
    const revised = await buyer.read(draft.id);
    expect(revised).toMatchObject({ status: 'Answered', revision: 3 });
    expect(revised.lines[0]?.answer?.unitPriceRial).toBeLessThan(
      answered.lines[0]?.answer?.unitPriceRial ?? 0,
    );
    await json(await say(draft.id, 'موافقم، بفرستید.'));
    app.services.clock.advance(61);
    expect(await buyer.read(draft.id)).toMatchObject({ status: 'Agreed', reason: { code: 'BuyerAgreed' } });
    app.services.clock.advance(31 * 86_400);
    expect(await buyer.read(draft.id)).toMatchObject({ status: 'Closed', outcome: 'Agreed' });
    expect(await eventsOf(buyer, draft.id)).toEqual(
      'Created ConfirmationRequested PaymentRequested Paid Published Seen Answered Revised Agreed Closed'.split(
        ' ',
      ),
    );
    const silent = await refused(await say(draft.id, 'سلام'), 409);
    expect(silent.code).toBe('conflict');
  });

  it('is left by its supplier at the third counter-proposal', async () => {
    const sent = await published(buyer);
    app.services.clock.advance(61);
    for (let times = 0; times < 2; times += 1) {
      await json(await say(sent.id, 'باز هم تخفیف می‌دهید؟'));
      app.services.clock.advance(61);
      expect(await buyer.read(sent.id)).toMatchObject({ status: 'Answered', revision: 3 + times });
    }
    await json(await say(sent.id, 'باز هم کمتر؟'));
    app.services.clock.advance(61);
    expect(await buyer.read(sent.id)).toMatchObject({
      status: 'Declined',
      reason: { code: 'SupplierDeclined' },
      answerTerms: expect.any(Object),
    });
    expect((await eventsOf(buyer, sent.id)).slice(-3)).toEqual(['Revised', 'Revised', 'Declined']);
  });

  it('expires when the time its answer is valid for is short', async () => {
    app.services.play.validSeconds = 30;
    const sent = await published(buyer);
    app.services.clock.advance(61);
    const answered = await buyer.read(sent.id);
    expect(answered).toMatchObject({ status: 'Answered', dueAt: answered.validUntil });
    app.services.clock.advance(30);
    expect(await buyer.read(sent.id)).toMatchObject({
      status: 'Expired',
      reason: { code: 'ValidityPassed' },
    });
    app.services.play.validSeconds = 14 * 86_400;
  });

  it('ends when its time is over, however late it is looked at', async () => {
    const sent = await published(buyer);
    app.services.clock.advance(400 * 86_400);
    expect(await buyer.read(sent.id)).toMatchObject({ status: 'Closed', outcome: 'Expired' });
    expect(await eventsOf(buyer, sent.id)).toEqual(
      'Created ConfirmationRequested PaymentRequested Paid Published Seen Answered Expired Closed'.split(' '),
    );
  });
});

describe('a membership', () => {
  const remaining = async (id: string) =>
    (
      await json<{ membership?: { remainingRequests: number } }>(
        await buyer.send('GET', `/traderequests/${id}/membership-and-price`),
      )
    ).membership?.remainingRequests ?? 0;
  const order = async (planId: string) =>
    json<{ paymentId?: string }>(await buyer.send('POST', '/membershipplans', { planId, periodMonths: 1 }));

  it('covers what waits for its fee, then what is confirmed later, as often as it allows', async () => {
    const waiting = await json(await buyer.create());
    const confirmed = await json(await buyer.confirm(waiting.id, 1));
    const { paymentId = '' } = await order('plan-buyer-2-1');
    await json(await buyer.payFromWallet(paymentId));
    expect(await buyer.read(waiting.id)).toMatchObject({
      status: 'ReadyToPublish',
      membershipAndPrice: { isCovered: true, payableRial: 0 },
      payment: { paymentId: confirmed.payment?.paymentId, status: 'Cancelled' },
    });
    const draft = await json(await buyer.create());
    const before = await remaining(draft.id);
    expect(before).toBeGreaterThan(0);
    const ready = await json(await buyer.confirm(draft.id, 1));
    expect(ready).toMatchObject({ status: 'ReadyToPublish', membershipAndPrice: { payableRial: 0 } });
    const next = await json(await buyer.create());
    expect(await remaining(next.id)).toBe(before - 1);
    expect(await json(await buyer.publish(draft.id, ready.version))).toMatchObject({ status: 'Published' });
  });
});
