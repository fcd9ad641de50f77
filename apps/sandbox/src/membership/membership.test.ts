import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { giveCredit } from '../money/charge-wallet';
import { type PaymentCaller, payAtBank, paymentCaller } from '../testing/payment-caller';
import { type TestApp, testApp } from '../testing/test-app';
import { consumeQuota, findCoverage } from './coverage';
import { addMonths, monthsSince } from './membership-months';
import type { RunningMembership } from './running-memberships';

let app: TestApp;
let buyer: PaymentCaller;
let supplier: PaymentCaller;
let userId = '';
/** A new person: the seeded people have requests that a plan would cover at once. */
const phoneNumber = '09121000101';

beforeAll(async () => {
  app = await testApp(60);
  buyer = await paymentCaller(app, phoneNumber);
  const { database } = app.services;
  const [user] = await selectRows<{ id: string }>(
    database.db,
    sql`select id from users where phone_number = ${phoneNumber}`,
  );
  userId = user?.id ?? '';
  const gift = { userId, amountRial: 30_000_000, reason: 'آزمون' };
  await database.db.transaction((tx) => giveCredit(tx, app.services, gift));
  supplier = await paymentCaller(app, '09120000005');
});

afterAll(() => app.services.database.close());

async function order(caller: PaymentCaller, planId: string, periodMonths: number, more = {}) {
  const answer = await app.post('/membershipplans', { planId, periodMonths, ...more }, caller.token);
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

async function running(): Promise<RunningMembership[]> {
  return (await app.get('/membershipplans/byuser', buyer.token)) as unknown as RunningMembership[];
}

const coverage = () => findCoverage(app.services.database.db, userId, app.services.clock.now());
const consume = (id: string) => consumeQuota(app.services.database.db, id, app.services.clock.now());

describe('a membership', () => {
  it('that is free runs at once, once at a time', async () => {
    const { body } = await order(buyer, 'plan-buyer-1-1', 1);
    expect(body).toEqual({ membershipId: expect.any(String), status: 'Active' });
    expect(await coverage()).toMatchObject({ membershipId: body.membershipId, remainingRequests: 1 });
    expect(await order(buyer, 'plan-buyer-1-1', 1)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('counts its orders by month, under concurrency too', async () => {
    const { membershipId = '' } = (await coverage()) ?? {};
    const taken = await Promise.all([consume(membershipId), consume(membershipId), consume(membershipId)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await coverage()).toMatchObject({ remainingRequests: 0 });
  });

  it('that costs something runs when it is paid, with its own share of every month', async () => {
    const { body } = await order(buyer, 'plan-buyer-2-3', 3);
    expect(body).toMatchObject({ status: 'PendingPayment', paymentId: expect.any(String) });
    const { membershipId = '', paymentId = '' } = body;
    expect((await coverage())?.membershipId).not.toBe(membershipId);
    expect(await buyer.read(paymentId)).toMatchObject({
      purpose: 'Membership',
      referenceId: membershipId,
      amountRial: 59_400_000,
      taxRial: 5_400_000,
    });
    const attempt = await buyer.attempt('request', { paymentId, useWalletRial: 400_000 });
    await payAtBank(app, attempt.body);
    expect(await coverage()).toMatchObject({ membershipId, remainingRequests: 10 });
    for (let index = 0; index < 10; index += 1) expect(await consume(membershipId)).toBe(true);
    expect(await consume(membershipId)).toBe(false);
    const [paid, free] = await running();
    expect(paid).toMatchObject({
      membershipId,
      planId: 'plan-buyer-2-3',
      directOrders: { limit: 10, used: 10 },
    });
    expect(free).toMatchObject({ planId: 'plan-buyer-1-1', directOrders: { limit: 1, used: 1 } });
    // The month of the free plan ends with the plan itself.
    expect(free?.directOrders?.renewsAt).toBe(free?.validTo);
    app.services.clock.advance(31 * 86_400);
    buyer = await paymentCaller(app, phoneNumber);
    expect(await running()).toMatchObject([{ membershipId, directOrders: { limit: 10, used: 0 } }]);
    expect(await coverage()).toMatchObject({ membershipId, remainingRequests: 10 });
  });

  it('counts the messages of the day in Tehran, and the agents', async () => {
    const ask = { objectType: 'Supplier', objectId: 's-1', subject: 'پرسش', text: 'موجود است؟' };
    const send = (text: string) =>
      app.post('/conversations', { ...ask, text, clientMessageId: crypto.randomUUID() }, buyer.token);
    expect((await send('یک')).status).toBe(200);
    expect((await send('دو')).status).toBe(200);
    const [today] = await running();
    expect(today).toMatchObject({ messages: { limit: 100, used: 2 }, agents: { limit: 3, used: 0 } });
    // Midnight in Tehran is 20:30 in UTC.
    expect(today?.messages?.renewsAt).toMatch(/T20:30:00\.000Z$/);
    app.services.clock.advance(86_400);
    buyer = await paymentCaller(app, phoneNumber);
    expect(await running()).toMatchObject([{ messages: { limit: 100, used: 0 } }]);
  });

  it('that is renewed continues where the first one ends', async () => {
    const first = await coverage();
    const { body } = await order(buyer, 'plan-buyer-2-1', 1);
    expect(await buyer.walletPay(body.paymentId ?? '')).toMatchObject({ status: 200 });
    expect((await coverage())?.membershipId).toBe(first?.membershipId);
    const inTheNext = addMonths(new Date(first?.validTo ?? ''), 0);
    const next = await findCoverage(app.services.database.db, userId, inTheNext);
    expect(next).toMatchObject({ membershipId: body.membershipId, remainingRequests: 10 });
    expect(next?.validTo).toBe(addMonths(inTheNext, 1).toISOString());
  });

  it.each([
    ['plan-none', 1, {}, 404],
    ['plan-buyer-2-3', 12, {}, 422],
    ['plan-supplier-2-3', 3, {}, 403],
    ['plan-buyer-2-3', 3, { merchantId: 'm-1' }, 404],
  ])('is refused: %s for %i months %j → %i', async (planId, months, more, status) => {
    expect((await order(buyer, planId, months, more)).status).toBe(status);
  });

  it('of a supplier is for suppliers, also for their company', async () => {
    supplier = await paymentCaller(app, '09120000005');
    const ordered = await order(supplier, 'plan-supplier-2-3', 3, { merchantId: 'm-1' });
    expect(ordered).toMatchObject({ status: 200, body: { status: 'PendingPayment' } });
  });
});

describe('months of a membership', () => {
  it('end on the same day, or on the last one', () => {
    const from = new Date('2026-01-31T10:00:00Z');
    expect(addMonths(from, 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(addMonths(from, 2).toISOString()).toBe('2026-03-31T10:00:00.000Z');
  });

  it('follow one another without a gap', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat({ max: 3 * 366 * 86_400_000 }), (from, ms) => {
        const at = new Date(from.getTime() + ms);
        const month = monthsSince(from, at);
        expect(addMonths(from, month) <= at).toBe(true);
        expect(addMonths(from, month + 1) > at).toBe(true);
      }),
    );
  });
});
