import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import {
  authorityOf,
  callBack,
  decideAtBank,
  type PaymentCaller,
  payAtBank,
  paymentCaller,
} from '../testing/payment-caller';
import { type TestApp, testApp } from '../testing/test-app';

let app: TestApp;
let buyer: PaymentCaller;

beforeAll(async () => {
  app = await testApp(60);
  buyer = await paymentCaller(app, '09120000001');
});

afterAll(() => app.services.database.close());

async function begin(caller: PaymentCaller, paymentId: string, more = {}) {
  const reply = await caller.attempt('request', { paymentId, ...more });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

describe('a top-up', () => {
  it('is credited once when it is paid at the bank', async () => {
    const before = await buyer.credit();
    const { paymentId, transactionId } = await buyer.charge(1_000_000);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Created', referenceId: transactionId });
    const attempt = await begin(buyer, paymentId);
    expect(attempt).toMatchObject({ status: 'Requested', redirectMethod: 'GET', amountRial: 1_000_000 });
    expect(await payAtBank(app, attempt)).toBe(`https://site.example/profile/wallet?paymentId=${paymentId}`);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Paid', attempts: [{ status: 'Verified' }] });
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial + 1_000_000);
  });

  it('R6 is credited once for 50 concurrent callbacks', async ({ task }) => {
    Object.assign(task.meta, { tried: '50 callbacks at once' });
    const before = await buyer.credit();
    const { paymentId } = await buyer.charge(2_000_000);
    const authority = authorityOf(await begin(buyer, paymentId));
    await decideAtBank(app, authority, 'pay');
    const call = (index: number) => callBack(app, { authority, status: index % 3 === 0 ? 'NOK' : 'OK' });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial + 2_000_000);
    const lines = await app.get('/wallettransactions?kind=Charge&pageSize=100', buyer.token);
    const mine = (lines.items as Record<string, unknown>[]).filter((line) => line.paymentId === paymentId);
    expect(mine).toMatchObject([{ status: 'Done', amountRial: 2_000_000 }]);
  });

  it('R6 is credited once under concurrent callbacks, retries, cancels and reads', async ({ task }) => {
    Object.assign(task.meta, { tried: '40 calls of five kinds at once' });
    const before = await buyer.credit();
    const { paymentId } = await buyer.charge(2_000_000);
    const authority = authorityOf(await begin(buyer, paymentId));
    await decideAtBank(app, authority, 'pay');
    const calls: (() => Promise<unknown>)[] = [
      () => callBack(app, { authority, status: 'OK' }),
      () => buyer.read(paymentId),
      () => buyer.cancel(paymentId),
      () => buyer.attempt('retry-request', { paymentId }),
      () => buyer.credit(),
    ];
    await Promise.all(Array.from({ length: 40 }, (_, index) => calls[index % calls.length]?.()));
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Paid' });
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial + 2_000_000);
  });

  it('cannot be paid from the wallet', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    expect(await buyer.walletPay(paymentId)).toMatchObject({ status: 422 });
    const part = await buyer.attempt('request', { paymentId, useWalletRial: 1000 });
    expect(part).toMatchObject({ status: 422, body: { errors: { useWalletRial: [expect.any(String)] } } });
  });
});

describe('a callback', () => {
  it('R6 that is forged moves nothing', async ({ task }) => {
    Object.assign(task.meta, { tried: '5 forged callbacks' });
    const before = await buyer.credit();
    const { paymentId } = await buyer.charge(3_000_000);
    const { paymentId: otherPayment } = await buyer.charge(3_000_000);
    const authority = authorityOf(await begin(buyer, paymentId));
    const forged: Record<string, string>[] = [
      { authority: '0'.repeat(40), status: 'OK' },
      { authority: `${authority}'`, status: 'OK' },
      { authority, status: 'OK', paymentId: otherPayment },
      { authority, status: 'OK', amount: '30000000' },
      { status: 'OK' },
    ];
    for (const fields of forged) expect((await callBack(app, fields)).status).toBe(404);
    // The right authority before payment: the bank is asked, and reports no payment.
    expect((await callBack(app, { authority, status: 'OK' })).status).toBe(302);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Pending' });
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial);
  });

  it('R6 after the end or after a cancel changes nothing', async () => {
    const before = await buyer.credit();
    const { paymentId } = await buyer.charge(3_000_000);
    const authority = authorityOf(await begin(buyer, paymentId));
    await decideAtBank(app, authority, 'payAndStay');
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Pending' });
    app.services.clock.advance(15 * 60);
    expect(await buyer.read(paymentId)).toMatchObject({
      status: 'Failed',
      failureCode: 'bank-reversed',
      attempts: [{ status: 'Reversed' }],
    });
    expect(await buyer.cancel(paymentId)).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    expect((await callBack(app, { authority, status: 'OK' })).status).toBe(302);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Cancelled' });
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial);
  });

  it('is believed in neither direction: the bank is asked', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    const attempt = await begin(buyer, paymentId);
    const back = await decideAtBank(app, authorityOf(attempt), 'refuse');
    expect(back).toContain('status=NOK');
    await callBack(app, { authority: authorityOf(attempt), status: 'OK' });
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Failed', failureCode: 'bank-refused' });
  });

  it('R6 with another sum at the bank is turned down and given back', async () => {
    const before = await buyer.credit();
    const { paymentId } = await buyer.charge(1_000_000);
    const authority = authorityOf(await begin(buyer, paymentId));
    await decideAtBank(app, authority, 'payAndStay');
    const { db } = app.services.database;
    await db.execute(sql`update bank_sessions set paid_amount_rial = 10000 where authority = ${authority}`);
    await callBack(app, { authority, status: 'OK' });
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Failed', failureCode: 'amount-mismatch' });
    expect(
      await selectRows(db, sql`select status from bank_sessions where authority = ${authority}`),
    ).toEqual([{ status: 'Reversed' }]);
    expect((await buyer.credit()).balanceRial).toBe(before.balanceRial);
  });
});

describe('a bank that responds late', () => {
  it('leaves the payment undecided, and the next read asks again', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    const attempt = await begin(buyer, paymentId);
    await app.app.request((await decideAtBank(app, authorityOf(attempt), 'payLate')) ?? '');
    expect(await buyer.read(paymentId)).toMatchObject({
      status: 'Verifying',
      attempt: { status: 'Unknown' },
    });
    expect(await buyer.attempt('retry-request', { paymentId })).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress', paymentId },
    });
    app.services.clock.advance(20);
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Paid' });
  });
});

describe('what an attempt refuses', () => {
  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['https://evil.example/profile/wallet'],
    ['/profile/wallet?next=//evil.example'],
    ['/profile/wallet/../../users'],
    ['/profile/directorderinfo/'],
    ['/profile/directorderinfo/a/b'],
    ['/profile/directorderinfo/%2e%2e'],
    ['/profile/wallet\n//evil.example'],
    ['/profile/wallet\n'],
    ['javascript:alert(1)'],
    ['/profile/address'],
  ])('the way back %j', async (returnPath) => {
    const { paymentId } = await buyer.charge(1_000_000);
    expect(await buyer.attempt('request', { paymentId, returnPath })).toMatchObject({ status: 422 });
  });

  it.each([
    ['gateway-3', 1_000_000],
    ['gateway-none', 1_000_000],
    ['gateway-2', 20_000],
    ['gateway-2', 1_500_000_000],
  ])('%s for %i Rial', async (gatewayId, amountRial) => {
    const { paymentId } = await buyer.charge(amountRial);
    const reply = await buyer.attempt('request', { paymentId, gatewayId });
    expect(reply).toMatchObject({ status: 422, body: { errors: { gatewayId: [expect.any(String)] } } });
    expect(await buyer.read(paymentId)).toMatchObject({ status: 'Created', attempts: [] });
  });
});

describe('a payment that was tried two hundred times', () => {
  it('is still read, takes no further attempt, and can be cancelled', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    await app.services.database.db.execute(sql`
      insert into online_payments (id, payment_id, attempt_no, gateway_id, status, amount_rial, wallet_rial, authority, return_path,
        requested_at, expires_at, finished_at)
      select 'op-many-' || n, ${paymentId}, n, 'gateway-1', 'CancelledByUser', 1000000, 0, 'many-' || n, '/profile/wallet',
        p.created_at, p.created_at, p.created_at
      from generate_series(1, 200) n, payments p where p.id = ${paymentId}`);
    expect(await buyer.attempt('retry-request', { paymentId })).toMatchObject({
      status: 409,
      body: { code: 'conflict', paymentId, current: { id: paymentId } },
    });
    expect(await buyer.attempt('request', { paymentId })).toMatchObject({ status: 409 });
    const { attempts } = await buyer.read(paymentId);
    expect(attempts).toHaveLength(200);
    expect(await buyer.cancel(paymentId)).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
  });
});

describe('the bank page', () => {
  it('is Persian, runs no script, and is reached by address and by form', async () => {
    const { paymentId } = await buyer.charge(1_000_000);
    const { authority } = { authority: authorityOf(await begin(buyer, paymentId)) };
    for (const method of ['GET', 'POST']) {
      const page = await app.app.request(`/bank/${authority}`, { method });
      expect(page.status).toBe(200);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).not.toMatch(/unsafe|script-src/);
      const text = await page.text();
      expect(text).toContain('dir="rtl"');
      expect(text).toContain('data-amount-rial="1000000"');
      expect(text).not.toContain('<script');
    }
    expect(await buyer.read(paymentId)).toMatchObject({
      status: 'Pending',
      attempt: { status: 'Redirected' },
    });
    expect((await app.app.request(`/bank/${'0'.repeat(40)}`)).status).toBe(404);
    expect((await app.app.request('/media/gateways/kavir.webp?w=96')).status).toBe(200);
  });
});
