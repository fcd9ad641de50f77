import type fc from 'fast-check';
import { expect } from 'vitest';
import { completeDraft, type Json, json, type Refusal, type TradeCalls } from './trade-calls';
import {
  type Action,
  allowedIn,
  type DraftKind,
  effects,
  isPaymentOver,
  type ModelRequest,
  pass,
  type TradeModel,
} from './trade-model';

export interface BuyerCalls extends TradeCalls {
  /** Advances the server's clock. */
  advance(seconds: number): void;
}

export type Step = fc.AsyncCommand<TradeModel, BuyerCalls>;

const drafts: Record<DraftKind, Json> = {
  complete: completeDraft(),
  incomplete: {
    deliveryCityId: 'city-tehran',
    lines: [{ categoryId: 'c-anchors-rivets', title: 'بی‌مقدار' }],
  },
  contact: { ...completeDraft(), buyerNote: 'تماس: 09120000001' },
};
export const words = { Agree: 'موافقم', Decline: 'نمی‌پذیرم', Counter: 'تخفیف می‌دهید؟' } as const;

/** States that the server has reported. */
export const reached = new Set<string>();

/** Expects the server's request to equal the model's, its allowed actions included. */
export async function agree(request: ModelRequest, calls: BuyerCalls): Promise<void> {
  const { id, status, version, revision, allowedActions } = await calls.read(request.id);
  const expected = { id, status: request.status, version: request.version, revision: request.revision };
  expect({ id, status, version, revision }).toEqual(expected);
  expect(allowedActions.toSorted()).toEqual(allowedIn(request).toSorted());
  reached.add(isPaymentOver(request) ? 'AwaitingPayment, payment over' : status);
}

/** Creates one step of a sequence; afterwards its request is compared, or (after time has passed) all of them. */
function step(
  name: string,
  about: number | 'all',
  run: (model: TradeModel, calls: BuyerCalls) => Promise<void>,
): Step {
  return {
    check: ({ requests }) => about === 'all' || requests.length > 0,
    run: async (model, calls) => {
      await run(model, calls);
      for (const request of about === 'all' ? model.requests : [nth(model, about)])
        await agree(request, calls);
    },
    toString: () => name,
  };
}

const nth = ({ requests }: TradeModel, index: number) => requests[index % requests.length] as ModelRequest;

/**
 * Creates one action of the buyer on one request, whatever its state: it succeeds exactly when it is among the allowed ones, and a refusal
 * changes nothing.
 */
function action(
  action: Action,
  index: number,
  call: (request: ModelRequest, calls: BuyerCalls) => Promise<Response>,
  effect: (request: ModelRequest, model: TradeModel) => void,
): Step {
  return step(`${action}(${index})`, index, async (model, calls) => {
    const request = nth(model, index);
    const answer = await call(request, calls);
    if (!allowedIn(request).includes(action)) {
      const problem = (await answer.json()) as Refusal;
      const isUnpaid = action === 'Publish' && request.status === 'AwaitingPayment';
      if (isUnpaid) expect(problem.paymentId === undefined).toBe(isPaymentOver(request));
      expect([answer.status, problem.code]).toEqual(isUnpaid ? [402, 'payment-required'] : [409, 'conflict']);
      if (!isUnpaid && action !== 'Message')
        expect(problem.current).toMatchObject({ version: request.version });
      return;
    }
    const isChecked = action === 'RequestConfirmation' && request.status === 'Draft';
    const lacks = isChecked && request.content === 'incomplete';
    expect([answer.status, lacks ? '' : await answer.clone().text()]).toEqual([
      lacks ? 422 : 200,
      expect.any(String),
    ]);
    effect(request, model);
  });
}

export const create = (content: DraftKind) =>
  step(`create ${content}`, 'all', async (model, calls) => {
    const clientRequestId = crypto.randomUUID();
    const { id } = await json(await calls.create({ ...drafts[content], clientRequestId }));
    model.requests.push({ id, clientRequestId, content, status: 'Draft', version: 1, revision: 0 });
  });

export const createAgain = (index: number) =>
  step(`create(${index}) again`, index, async (model, calls) => {
    const { id, clientRequestId } = nth(model, index);
    expect((await json(await calls.create({ clientRequestId, supplierId: 's-1' }))).id).toBe(id);
  });

export const duplicate = (index: number) =>
  step(`duplicate(${index})`, index, async (model, calls) => {
    const { id, content } = nth(model, index);
    const clientRequestId = crypto.randomUUID();
    const copy = await json(await calls.create({ clientRequestId, copyOf: id }));
    model.requests.push({ id: copy.id, clientRequestId, content, status: 'Draft', version: 1, revision: 0 });
  });

export const edit = (index: number, content: DraftKind) =>
  action(
    'Edit',
    index,
    ({ id, version }, calls) => calls.change(id, { ...drafts[content], version }),
    (request) => effects.edit(request, content),
  );

export const withdraw = (index: number) =>
  action(
    'Withdraw',
    index,
    ({ id, version }, calls) => calls.change(id, { version, withdraw: true }),
    effects.withdraw,
  );

/** Sent twice with one key, as by a double click: it counts once. */
export const confirm = (index: number) =>
  action(
    'RequestConfirmation',
    index,
    async ({ id, version }, calls) => {
      const key = crypto.randomUUID();
      const [first, second] = await Promise.all([
        calls.confirm(id, version, key),
        calls.confirm(id, version, key),
      ]);
      expect(second?.status).toBe(first?.status);
      if (first?.status === 200) expect(await second?.text()).toBe(await first.clone().text());
      return first as Response;
    },
    (request, { now }) => effects.confirm(request, now),
  );

export const publish = (index: number) =>
  action(
    'Publish',
    index,
    ({ id, version }, calls) => calls.publish(id, version),
    (request, { now }) => effects.publish(request, now),
  );

export const say = (index: number, meaning: keyof typeof words) =>
  action(
    'Message',
    index,
    ({ id }, calls) =>
      calls.send('POST', '/conversations', {
        clientMessageId: crypto.randomUUID(),
        objectType: 'TradeRequest',
        objectId: id,
        text: words[meaning],
      }),
    (request, { now }) => effects.say(request, meaning, now),
  );

const paymentOf = async ({ id }: ModelRequest, calls: BuyerCalls) => {
  const path = `/traderequests/${id}/membership-and-price`;
  return (await json<{ paymentId?: string }>(await calls.send('GET', path))).paymentId;
};

/** Pays the named price from the wallet. */
export const pay = (index: number) =>
  step(`pay(${index})`, index, async (model, calls) => {
    const request = nth(model, index);
    const paymentId = await paymentOf(request, calls);
    if (!allowedIn(request).includes('Pay')) {
      // Once it is paid, no call takes the money again; reading the price opens no other payment.
      if (paymentId !== undefined) expect((await calls.payFromWallet(paymentId)).status).toBe(409);
      if (isPaymentOver(request)) expect(paymentId).toBeUndefined();
      return;
    }
    await json(await calls.payFromWallet(paymentId ?? ''));
    effects.pay(request);
  });

/** Cancels the payment of the fee, as in the list of unfinished payments. */
export const cancelPayment = (index: number) =>
  step(`cancel payment(${index})`, index, async (model, calls) => {
    const request = nth(model, index);
    if (!allowedIn(request).includes('Pay')) return;
    await json(await calls.send('POST', `/payments/${await paymentOf(request, calls)}/cancel`));
    effects.cancelPayment(request);
  });

export const stale = (index: number, call: 'change' | 'confirm' | 'publish', by: number) =>
  step(`stale ${call}(${index})`, index, async (model, calls) => {
    const { id, version } = nth(model, index);
    const old = Math.max(1, version - by);
    const wrong = old === version ? version + 1 : old;
    const answer =
      call === 'change'
        ? await calls.change(id, { ...drafts.complete, version: wrong })
        : await calls[call](id, wrong);
    const problem = (await answer.json()) as { code: string; current: { version: number } };
    expect([answer.status, problem.code, problem.current?.version]).toEqual([409, 'conflict', version]);
  });

export const wait = (seconds: number) =>
  step(`wait ${seconds} s`, 'all', async (model, calls) => {
    calls.advance(seconds);
    pass(model, seconds);
  });

/** The buyer's likely next action on a request: most sequences make some progress before they deviate. */
export const goOn = (index: number, meaning: keyof typeof words): Step => ({
  check: ({ requests }) => requests.length > 0,
  run: async (model, calls) => {
    const request = nth(model, index);
    const { status } = request;
    const next: Record<string, () => Step> = {
      Draft: () => confirm(index),
      NeedsCorrection: () => edit(index, 'complete'),
      AwaitingPayment: () => (isPaymentOver(request) ? confirm(index) : pay(index)),
      ReadyToPublish: () => publish(index),
      Published: () => wait(25),
      Seen: () => wait(61),
      Answered: () => say(index, meaning),
    };
    await (next[status] ?? (() => wait(31 * 86_400)))().run(model, calls);
    if (status === 'Answered') await wait(61).run(model, calls);
  },
  toString: () => `go on(${index}, ${meaning})`,
});
