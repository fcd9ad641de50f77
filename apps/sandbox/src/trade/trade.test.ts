import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import {
  buyerWithCredit,
  categoriesByNeed,
  completeDraft,
  eventsOf,
  type Json,
  json,
  published,
  refused,
  type TradeCalls,
} from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = await buyerWithCredit(app);
});

afterAll(() => app.services.database.close());

describe('a direct order', () => {
  it('names every field that keeps it from being confirmed', async () => {
    const { needy } = await categoriesByNeed(app);
    const lines = [
      { categoryId: 'c-anchors-rivets', title: 'بی‌مقدار' },
      { categoryId: 'c-anchors-rivets', title: 'نیم‌عدد', quantity: 2.5, unitOfMeasurementId: 'tu-piece' },
      { categoryId: 'c-anchors-rivets', title: 'ریز', quantity: 1.2345, unitOfMeasurementId: 'tu-kg' },
      {
        categoryId: 'c-anchors-rivets',
        title: 'بسیار',
        quantity: 1_000_000_001,
        unitOfMeasurementId: 'tu-kg',
      },
      { categoryId: needy, title: 'بی‌ویژگی', quantity: 1, unitOfMeasurementId: 'tu-device' },
    ];
    const draft = await json(await buyer.create({ lines, neededBy: '2020-01-01' }));
    const { errors } = await refused(await buyer.confirm(draft.id, 1), 422);
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      'deliveryAddressId',
      'lines[0].quantity',
      'lines[0].unitOfMeasurementId',
      'lines[1].quantity',
      'lines[2].quantity',
      'lines[3].quantity',
      'lines[4].requiredProperties',
      'neededBy',
    ]);
    expect(await buyer.read(draft.id)).toMatchObject({ status: 'Draft', version: 1 });
  });

  it('accepts a property of its category, in the units of its quantity', async () => {
    const { needy, propertyId, document } = await categoriesByNeed(app);
    const line = { categoryId: needy, title: 'با ویژگی', quantity: 1, unitOfMeasurementId: 'tu-device' };
    const withUnit = (measurementUnitId: unknown) => ({
      ...completeDraft(),
      lines: [
        { ...line, requiredProperties: [{ dataType: 'Number', propertyId, value: 20, measurementUnitId }] },
      ],
    });
    const wrong = await refused(await buyer.create(withUnit('u-kg')), 422);
    expect(wrong.errors).toHaveProperty(['lines[0].requiredProperties[0].measurementUnitId']);
    const draft = await json(await buyer.create(withUnit(document?.defaultMeasurementUnitId)));
    expect(draft.lines[0]?.requiredProperties).toMatchObject([{ title: document?.title, value: 20 }]);
  });

  it("is refused by suppliers without direct orders, and requires the supplier's documents", async () => {
    expect(await refused(await buyer.create({ ...completeDraft(), supplierId: 's-3' }), 409)).toMatchObject({
      code: 'supplier-no-direct-order',
    });
    const draft = await json(await buyer.create({ ...completeDraft(), supplierId: 's-2' }));
    const { errors } = await refused(await buyer.confirm(draft.id, 1), 422);
    expect(errors).toEqual({ documents: ['سند «مشخصات فنی» لازم است.'] });
  });

  it('is reviewed by a rule, corrected, and confirmed', async () => {
    const draft = await json(
      await buyer.create({ ...completeDraft(), buyerNote: 'با ۰۹۱۲ ۰۰۰ ۰۰۰۱ تماس بگیرید' }),
    );
    const back = await json(await buyer.confirm(draft.id, 1));
    expect(back).toMatchObject({
      status: 'NeedsCorrection',
      correction: { errors: { buyerNote: [expect.any(String)] } },
      allowedActions: ['Edit', 'Withdraw', 'Duplicate'],
    });
    const edited = await json(await buyer.change(draft.id, { ...completeDraft(), version: back.version }));
    expect(edited).toMatchObject({ status: 'Draft' });
    expect(edited).not.toHaveProperty('correction');
    expect(await json(await buyer.confirm(draft.id, edited.version))).toMatchObject({
      status: 'AwaitingPayment',
    });
  });

  it('is duplicated for another supplier with the same group, without what was the first one’s', async () => {
    const sent = await published(buyer);
    app.services.clock.advance(61);
    const copy = await json(
      await buyer.create({
        clientRequestId: crypto.randomUUID(),
        copyOf: sent.id,
        supplierId: 's-2',
        groupKey: 'g-1',
      }),
    );
    expect(copy).toMatchObject({
      status: 'Draft',
      copyOf: sent.id,
      groupKey: 'g-1',
      supplier: { id: 's-2' },
    });
    expect(copy.lines).toHaveLength(1);
    expect(copy.lines[0]).not.toHaveProperty('answer');
    expect(copy.lines[0]?.id).not.toBe(sent.lines[0]?.id);
  });

  it('refunds a paid fee when it is withdrawn, and keeps the reason', async () => {
    const WHY = 'نیاز از انبار تأمین شد.';
    const credit = async () =>
      (await json<{ balanceRial: number }>(await buyer.send('GET', '/wallettransactions/credit/byuser')))
        .balanceRial;
    const before = await credit();
    const draft = await json(await buyer.create());
    const confirmed = await json(await buyer.confirm(draft.id, 1));
    await json(await buyer.payFromWallet(confirmed.payment?.paymentId ?? ''));
    expect(await credit()).toBe(before - 5_500_000);
    const { version } = await buyer.read(draft.id);
    const gone = await json(await buyer.change(draft.id, { version, withdraw: true, withdrawReason: WHY }));
    expect(gone).toMatchObject({ status: 'Withdrawn', reason: { code: 'WithdrawnByBuyer' } });
    expect(await credit()).toBe(before);
    const { items } = await json<{ items: Json[] }>(
      await buyer.send('GET', `/traderequestevents?tradeRequestId=${draft.id}&pageNumber=1&pageSize=50`),
    );
    expect(items.find(({ type }) => type === 'Withdrawn')).toMatchObject({ note: WHY });
  });
});

describe('a fee whose payment is over', () => {
  const priceOf = async (id: string) =>
    json<Json & { paymentId?: string }>(await buyer.send('GET', `/traderequests/${id}/membership-and-price`));
  const unpaid = async () => {
    const draft = await json(await buyer.create());
    return json(await buyer.confirm(draft.id, 1));
  };
  const unfinished = async () =>
    (await json<unknown[]>(await buyer.send('GET', '/payments/for-retry-pay'))).length;

  it('is not opened again by reading its price, however often', async () => {
    const { id, version, payment } = await unpaid();
    expect(await priceOf(id)).toMatchObject({ paymentId: payment?.paymentId, paymentStatus: 'Created' });
    await json(await buyer.send('POST', `/payments/${payment?.paymentId}/cancel`));
    const before = await unfinished();
    for (let times = 0; times < 3; times += 1) {
      const price = await priceOf(id);
      expect([price.payableRial, price.paymentId, price.paymentStatus]).toEqual([
        5_500_000,
        undefined,
        undefined,
      ]);
    }
    expect(await unfinished()).toBe(before);
    expect((await refused(await buyer.publish(id, version), 402)).paymentId).toBeUndefined();
    expect(await buyer.read(id)).toMatchObject({
      version,
      allowedActions: ['RequestConfirmation', 'Withdraw', 'Duplicate'],
    });
  });

  it('is opened by asking for confirmation, once, and then paid', async () => {
    const { id, version, payment } = await unpaid();
    await refused(await buyer.confirm(id, version), 409);
    await json(await buyer.send('POST', `/payments/${payment?.paymentId}/cancel`));
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.confirm(id, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { paymentId = '' } = await priceOf(id);
    expect(paymentId).not.toBe(payment?.paymentId);
    await json(await buyer.payFromWallet(paymentId));
    expect(await buyer.read(id)).toMatchObject({ status: 'ReadyToPublish', revision: 1 });
  });

  it('is free by a membership with quota again', async () => {
    const { id, version, payment } = await unpaid();
    await json(await buyer.send('POST', `/payments/${payment?.paymentId}/cancel`));
    // Written beside the order, which would cover the waiting request at once.
    await app.services.database.db.execute(sql`
      insert into memberships (id, user_id, plan_id, plan_title, audience, level, period_months, limits, status, created_at, valid_from, valid_to)
      values ('membership-test', 'user-3', 'plan-buyer-1-1', 'طرح آزمون', 'Buyer', 1, 1, '{"directOrdersPerMonth": 5}', 'Active',
        '2020-01-01', '2020-01-01', '2100-01-01')`);
    expect(await priceOf(id)).toMatchObject({ isCovered: true, payableRial: 0 });
    expect(await json(await buyer.confirm(id, version))).toMatchObject({
      status: 'ReadyToPublish',
      membershipAndPrice: { isCovered: true },
    });
    expect((await eventsOf(buyer, id)).at(-1)).toBe('CoveredByMembership');
  });
});
