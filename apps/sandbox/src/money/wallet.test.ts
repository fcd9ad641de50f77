import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetData } from '../controls/reset';
import { selectRows } from '../db/database-handle';
import { walletHistories } from '../seed/money/wallet-history';
import { fillWallet } from '../seeding/wallet-rows';
import {
  authorityOf,
  billSomebody,
  callBack,
  decideAtBank,
  type PaymentCaller,
  paymentCaller,
} from '../testing/payment-caller';
import { type TestApp, testApp } from '../testing/test-app';
import { refundPayment } from './close-payment';

let app: TestApp;
let buyer: PaymentCaller;
let other: PaymentCaller;
let admin: PaymentCaller;

beforeAll(async () => {
  app = await testApp(60);
  buyer = await paymentCaller(app, '09120000001');
  other = await paymentCaller(app, '09120000003');
  admin = await paymentCaller(app, '09120000009');
});

afterAll(() => app.services.database.close());

const bill = (userId: string, amountRial: number) => billSomebody(app, userId, amountRial);

async function begin(caller: PaymentCaller, paymentId: string, more = {}) {
  const reply = await caller.attempt('request', { paymentId, ...more });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

describe('the seed', () => {
  it('has a ledger that adds up to the credit, and one payment left open', async () => {
    const { balanceRial } = await buyer.credit();
    const page = await app.get('/wallettransactions?pageSize=100&sort=createdAt', buyer.token);
    const lines = (page.items as Record<string, unknown>[]).filter(({ status }) => status === 'Done');
    let sum = 0;
    for (const { direction, amountRial, balanceAfterRial } of lines) {
      sum += Number(amountRial) * (direction === 'In' ? 1 : -1);
      expect(balanceAfterRial).toBe(sum);
    }
    expect(sum).toBe(balanceRial);
    expect(sum).toBeGreaterThan(0);
    const open = await app.app.request('/api/v1/payments/for-retry-pay', {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const charges = ((await open.json()) as Record<string, unknown>[]).filter(
      ({ purpose }) => purpose === 'WalletCharge',
    );
    expect(charges).toMatchObject([{ status: 'Created' }]);
    expect((await other.credit()).balanceRial).toBe(300_000);
  });
});

describe('the wallet', () => {
  it('pays a bill, and reports the missing amount for another', async () => {
    const paymentId = await bill('user-3', 110_000);
    expect(await other.walletPay(paymentId)).toMatchObject({
      status: 200,
      body: { status: 'Paid', paidFromWalletRial: 110_000, attempts: [] },
    });
    expect(await other.walletPay(await bill('user-3', 1_110_000))).toMatchObject({
      status: 402,
      body: { code: 'insufficient-credit', missingRial: 920_000, paymentId: expect.any(String) },
    });
    expect(await other.walletPay(paymentId)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { id: paymentId, status: 'Paid' } },
    });
  });

  it('is not overspent by payments at once', async () => {
    const { balanceRial } = await other.credit();
    const bills = await Promise.all(Array.from({ length: 8 }, () => bill('user-3', balanceRial)));
    const replies = await Promise.all(bills.map((paymentId) => other.walletPay(paymentId)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(402)]);
    expect((await other.credit()).balanceRial).toBe(0);
  });

  it('pays a part, which is blocked meanwhile, released after a refusal, collected when paid', async () => {
    const before = await buyer.credit();
    const paymentId = await bill('user-1', 1_100_000);
    const attempt = await begin(buyer, paymentId, { useWalletRial: 400_000 });
    expect(attempt).toMatchObject({ amountRial: 700_000, paidFromWalletRial: 400_000 });
    expect(await buyer.credit()).toMatchObject({
      ...before,
      blockedRial: 400_000,
      updatedAt: expect.any(String),
    });
    await decideAtBank(app, authorityOf(attempt), 'refuse');
    await callBack(app, { authority: authorityOf(attempt) });
    expect(await buyer.credit()).toMatchObject({ balanceRial: before.balanceRial, blockedRial: 0 });
    const again = await buyer.attempt('retry-request', { paymentId, gatewayId: 'gateway-2' });
    expect(again.body).toMatchObject({
      redirectMethod: 'POST',
      amountRial: 700_000,
      paidFromWalletRial: 400_000,
    });
    await decideAtBank(app, authorityOf(again.body), 'payTwice');
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Paid', paidFromWalletRial: 400_000 });
    expect(await buyer.credit()).toMatchObject({ balanceRial: before.balanceRial - 400_000, blockedRial: 0 });
  });

  it('does not spend blocked credit, and a retry uses the credit that is free by then', async () => {
    const { balanceRial } = await buyer.credit();
    const [first, second] = await Promise.all([
      bill('user-1', balanceRial + 100_000),
      bill('user-1', 50_000),
    ]);
    const attempt = await begin(buyer, first, { useWalletRial: balanceRial });
    expect(await buyer.walletPay(second)).toMatchObject({ status: 402, body: { missingRial: 50_000 } });
    expect(await buyer.attempt('request', { paymentId: second, useWalletRial: 30_000 })).toMatchObject({
      status: 402,
      body: { code: 'insufficient-credit', missingRial: 30_000 },
    });
    await app.app.request((await decideAtBank(app, authorityOf(attempt), 'cancel')) ?? '');
    expect(await buyer.read(first)).toMatchObject({
      status: 'Created',
      attempts: [{ status: 'CancelledByUser' }],
    });
    expect(await buyer.walletPay(second)).toMatchObject({ status: 200 });
    const retried = await buyer.attempt('retry-request', { paymentId: first });
    expect(retried.body).toMatchObject({ amountRial: 150_000, paidFromWalletRial: balanceRial - 50_000 });
    await app.app.request((await decideAtBank(app, authorityOf(retried.body), 'cancel')) ?? '');
  });

  it('gets a paid sum back, tax included, once', async () => {
    const { balanceRial } = await buyer.credit();
    const { services } = app;
    const paymentId = await bill('user-1', 1_100_000);
    const refund = () => services.database.db.transaction((tx) => refundPayment(tx, services, paymentId));
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
    await buyer.walletPay(paymentId);
    await refund();
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Refunded', refundedAt: expect.any(String) });
    expect((await buyer.credit()).balanceRial).toBe(balanceRial);
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
    const lines = await app.get('/wallettransactions?kind=Refund', buyer.token);
    expect(lines.items).toMatchObject([
      { direction: 'In', amountRial: 1_100_000, paymentId, status: 'Done' },
    ]);
    const out = await app.get('/wallettransactions?direction=Out', buyer.token);
    const directions = (out.items as { direction: string }[]).map(({ direction }) => direction);
    expect([directions.length > 0, new Set(directions)]).toEqual([true, new Set(['Out'])]);
  });

  it('is credited by administrators only, with a reason', async () => {
    const body = { userId: 'user-3', amountRial: 50_000, reason: 'آزمون' };
    expect((await app.post('/wallettransactions/charge', body, buyer.token)).status).toBe(403);
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.post('/wallettransactions/charge', body, admin.token, key);
      expect(await answer.json()).toMatchObject({
        kind: 'AdminCharge',
        status: 'Done',
        balanceAfterRial: 50_000,
      });
    }
    const nobody = await app.post(
      '/wallettransactions/charge',
      { ...body, userId: 'user-none' },
      admin.token,
    );
    expect(nobody.status).toBe(404);
    const theirs = await app.get('/wallettransactions?userId=user-3', admin.token);
    expect((theirs.items as unknown[])[0]).toMatchObject({ kind: 'AdminCharge', amountRial: 50_000 });
  });
});

describe('another person', () => {
  it('finds no payment that is not theirs', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    const get = await app.app.request(`/api/v1/onlinepayments/by-paymentid?paymentId=${paymentId}`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(get.status).toBe(404);
    for (const reply of [
      await other.cancel(paymentId),
      await other.walletPay(paymentId),
      await other.attempt('request', { paymentId }),
      await other.attempt('retry-request', { paymentId }),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(JSON.stringify(reply.body)).not.toContain(paymentId);
    }
    const ledger = await app.app.request('/api/v1/wallettransactions?userId=user-1', {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(ledger.status).toBe(403);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Created' });
  });
});

describe('the ledger', () => {
  it('refuses unbalanced transfers, changes of entries, and wallets below zero', async () => {
    const { db } = app.services.database;
    const at = app.services.clock.now().toISOString();
    const entry = (id: string, account: string, amount: number) =>
      sql`insert into ledger_entries (transfer_id, account_id, amount_rial, created_at)
        values (${id}, ${account}, ${amount}::bigint, ${at}::timestamptz)`;
    await expect(db.transaction((tx) => tx.execute(entry('t-1', 'adjustment', 5)))).rejects.toThrow();
    await expect(db.execute(sql`update ledger_entries set amount_rial = 1`)).rejects.toThrow();
    await expect(db.execute(sql`delete from ledger_entries`)).rejects.toThrow();
    const overdraw = db.transaction(async (tx) => {
      await tx.execute(entry('t-2', 'wallet-user-3', -9_000_000));
      await tx.execute(entry('t-2', 'adjustment', 9_000_000));
    });
    await expect(overdraw).rejects.toThrow();
    const [sum] = await selectRows<{ sum: string }>(
      db,
      sql`select sum(amount_rial)::text as sum from ledger_entries`,
    );
    expect(sum).toEqual({ sum: '0' });
  });
});

describe('a new seed and a reset', () => {
  it('keep a wallet, and restore it to its initial state', async () => {
    const { db } = app.services.database;
    const before = await buyer.credit();
    for (const history of walletHistories) await db.transaction((tx) => fillWallet(tx, history));
    expect(await buyer.credit()).toEqual(before);
    await resetData(app.services, {});
    buyer = await paymentCaller(app, '09120000001');
    expect((await buyer.credit()).balanceRial).toBe(104_100_000);
    const { paymentId } = await buyer.charge(1_000_000);
    const attempt = await begin(buyer, paymentId);
    await app.app.request((await decideAtBank(app, authorityOf(attempt), 'pay')) ?? '');
    expect((await buyer.credit()).balanceRial).toBe(105_100_000);
  });
});
