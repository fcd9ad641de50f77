import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import {
  buyerWithCredit,
  completeDraft,
  eventsOf,
  json,
  publishDraft,
  published,
  refused,
  type TradeCalls,
} from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;

// The clock of this file never goes back.
beforeAll(async () => {
  app = await testApp(60);
  buyer = await buyerWithCredit(app);
});

afterAll(() => app.services.database.close());

const say = (objectId: string, text: string) =>
  buyer.send('POST', '/conversations', {
    clientMessageId: crypto.randomUUID(),
    objectType: 'TradeRequest',
    objectId,
    text,
  });

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

  it('is answered within what a price may be, however high the expectation', async () => {
    const [line] = completeDraft().lines;
    const lines = [{ ...line, quantity: 20, note: 'در بسته', targetPriceRial: 9_000_000_000_000_000 }];
    const draft = await json(await buyer.create({ ...completeDraft(), lines }));
    await publishDraft(buyer, draft);
    app.services.clock.advance(61);
    expect(await buyer.read(draft.id)).toMatchObject({ status: 'Answered' });
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
