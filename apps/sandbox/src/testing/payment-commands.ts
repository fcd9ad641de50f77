import fc from 'fast-check';
import { expect } from 'vitest';
import { authorityOf, billSomebody, callBack, decideAtBank, type PaymentCaller } from './payment-caller';
import type { ModelPayment, PaymentModel } from './payment-model';
import type { TestApp } from './test-app';

/** The real side of a run: one new person, and the server's ids of the model's payments and attempts. */
export interface RealPayments {
  app: TestApp;
  caller: PaymentCaller;
  userId: string;
  paymentIds: string[];
  /** By payment, then by attempt. */
  authorities: string[][];
}

type Command = fc.AsyncCommand<PaymentModel, RealPayments>;

const gatewayLimits = {
  'gateway-1': { minRial: 10_000, maxRial: 2_000_000_000 },
  'gateway-2': { minRial: 50_000, maxRial: 1_000_000_000 },
};

/** Creates a command on one of the payments; afterwards the credit must equal the model's. */
function command(
  name: string,
  run: (model: PaymentModel, real: RealPayments) => Promise<void>,
  needsPayment = true,
): Command {
  return {
    check: (model) => !needsPayment || model.payments.length > 0,
    run: async (model, real) => {
      await run(model, real);
      model.finalise();
      const { balanceRial, blockedRial } = model;
      expect(await real.caller.credit()).toMatchObject({ balanceRial, blockedRial });
    },
    toString: () => name,
  };
}

function picked(model: PaymentModel, pick: number): { payment: ModelPayment; index: number } {
  // The newest first, so that sequences continue more often than they stop.
  const { length } = model.payments;
  const index = length - 1 - (pick % length);
  return { payment: model.payments[index]!, index };
}

const charge = (amountRial: number) =>
  command(
    `charge(${amountRial})`,
    async (model, real) => {
      model.add(true, amountRial);
      const { paymentId } = await real.caller.charge(amountRial);
      real.paymentIds.push(paymentId);
      real.authorities.push([]);
    },
    false,
  );

const bill = (amountRial: number) =>
  command(
    `bill(${amountRial})`,
    async (model, real) => {
      model.add(false, amountRial);
      real.paymentIds.push(await billSomebody(real.app, real.userId, amountRial));
      real.authorities.push([]);
    },
    false,
  );

const attempt = (
  kind: 'request' | 'retry-request',
  pick: number,
  gatewayId: keyof typeof gatewayLimits,
  walletPercent: number,
) =>
  command(`${kind}(${pick}, ${gatewayId}, ${walletPercent}%)`, async (model, real) => {
    const { payment, index } = picked(model, pick);
    const useWalletRial = kind === 'request' ? Math.floor((payment.amountRial * walletPercent) / 100) : 0;
    const expected = model.open(payment, kind, useWalletRial, gatewayLimits[gatewayId]);
    const part = useWalletRial > 0 ? { useWalletRial } : {};
    const reply = await real.caller.attempt(kind, { paymentId: real.paymentIds[index], gatewayId, ...part });
    model.note(`${kind} ${expected}`);
    expect(reply).toMatchObject({ status: expected });
    if (expected === 200) real.authorities[index]?.push(authorityOf(reply.body));
  });

const walletPay = (pick: number) =>
  command(`walletPay(${pick})`, async (model, real) => {
    const { payment, index } = picked(model, pick);
    const expected = model.payFromWallet(payment);
    model.note(`walletPay ${expected}`);
    expect((await real.caller.walletPay(real.paymentIds[index] ?? '')).status).toBe(expected);
  });

const cancel = (pick: number) =>
  command(`cancel(${pick})`, async (model, real) => {
    const { payment, index } = picked(model, pick);
    const expected = model.cancel(payment);
    model.note(`cancel ${expected}`);
    expect((await real.caller.cancel(real.paymentIds[index] ?? '')).status).toBe(expected);
  });

const outcomes = {
  pay: 'Paid',
  payLate: 'Paid',
  payTwice: 'Paid',
  payAndStay: 'Paid',
  refuse: 'Refused',
  cancel: 'Cancelled',
} as const;

/** Creates the customer's decision at the bank, in an old window or the newest, followed by the return unless they stay. */
const atBank = (pick: number, which: number, decision: keyof typeof outcomes) =>
  command(`bank(${pick}, ${which}, ${decision})`, async (model, real) => {
    const { payment, index } = picked(model, pick);
    const { length } = payment.attempts;
    const place = length - 1 - (which % length);
    const chosen = payment.attempts[place];
    const authority = real.authorities[index]?.[place];
    if (chosen === undefined || authority === undefined) return;
    model.decide(chosen, outcomes[decision], decision === 'payLate' ? 15 : 0);
    await decideAtBank(real.app, authority, decision);
    if (decision === 'payTwice') model.callBack(payment, chosen);
    if (decision === 'payAndStay') return;
    model.callBack(payment, chosen);
    await callBack(real.app, { authority, status: 'OK' });
  });

/** Creates calls of the callback address by anybody with any old authority, some of them concurrent. */
const replay = (pick: number, which: number, times: number, status: string) =>
  command(`callback(${pick}, ${which}, ×${times} ${status})`, async (model, real) => {
    const { payment, index } = picked(model, pick);
    const { length } = payment.attempts;
    const place = length - 1 - (which % length);
    const chosen = payment.attempts[place];
    const authority = real.authorities[index]?.[place];
    if (chosen === undefined || authority === undefined) return;
    model.callBack(payment, chosen);
    await Promise.all(Array.from({ length: times }, () => callBack(real.app, { authority, status })));
  });

const step = (seconds: number) =>
  command(
    `wait(${seconds} s)`,
    async (model, real) => {
      model.now += seconds;
      real.app.services.clock.advance(seconds);
    },
    false,
  );

const pick = fc.constantFrom(0, 0, 0, 0, 1, 2);
const amount = fc.constantFrom(20_000, 110_000, 1_000_000, 6_000_000, 30_000_000);
const gateway = fc.constantFrom('gateway-1' as const, 'gateway-2' as const);
const decision = fc.constantFrom(...(Object.keys(outcomes) as (keyof typeof outcomes)[]));

const request = fc
  .tuple(pick, gateway, fc.constantFrom(0, 40, 40, 40, 100))
  .map(([which, id, percent]) => attempt('request', which, id, percent));
const retry = fc.tuple(pick, gateway).map(([which, id]) => attempt('retry-request', which, id, 0));
const customer = fc
  .tuple(pick, pick, decision)
  .map(([payment, which, choice]) => atBank(payment, which, choice));
const replayed = fc
  .tuple(pick, pick, fc.constantFrom(1, 2, 5), fc.constantFrom('OK', 'NOK'))
  .map(([payment, which, times, status]) => replay(payment, which, times, status));
const wait = fc.constantFrom(5, 20, 600, 901, 3600, 90_000).map(step);

/**
 * Everything that can happen to a person's money, in any order; commands that continue are more frequent than those that end a sequence.
 */
export const paymentCommands = [
  amount.map(charge),
  ...[amount.map(bill), amount.map(bill)],
  ...[request, request, request, retry, retry],
  ...[customer, customer, customer, customer],
  pick.map(walletPay),
  pick.map(cancel),
  replayed,
  wait,
];
