import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { json, keepTokens, type TradeCalls, tradeCalls } from '../testing/trade-calls';
import { allowed, type DraftKind, type TradeModel } from '../testing/trade-model';
import {
  agree,
  type BuyerCalls,
  cancelPayment,
  confirm,
  create,
  createAgain,
  duplicate,
  edit,
  goOn,
  pay,
  publish,
  reached,
  say,
  stale,
  wait,
  withdraw,
  type words,
} from '../testing/trade-steps';

let app: TestApp;
let calls: BuyerCalls;
let admin: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  const buyer = tradeCalls(app, await app.logIn('09120000003'));
  calls = { ...buyer, advance: (seconds) => app.services.clock.advance(seconds) };
  admin = tradeCalls(app, await app.logIn('09120000009'));
  await keepTokens(app);
});

afterAll(() => app.services.database.close());

const index = fc.nat(2);
const content = fc.constantFrom<DraftKind>('complete', 'complete', 'complete', 'incomplete', 'contact');
const meaning = fc.constantFrom<keyof typeof words>('Agree', 'Decline', 'Counter');
const going = fc.tuple(index, meaning).map(([at, what]) => goOn(at, what));
const commands = [
  content.map(create),
  ...Array.from({ length: 8 }, () => going),
  fc.constantFrom(5, 25, 86_400, 15 * 86_400).map(wait),
  fc.tuple(index, content).map(([at, kind]) => edit(at, kind)),
  index.map(pay),
  index.map(cancelPayment),
  fc.tuple(index, meaning).map(([at, what]) => say(at, what)),
  index.map(confirm),
  index.map(publish),
  index.map(withdraw),
  index.map(duplicate),
  index.map(createAgain),
  fc
    .tuple(
      index,
      fc.constantFrom('change' as const, 'confirm' as const, 'publish' as const),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([at, call, by]) => stale(at, call, by)),
];

it('follows its state machine under any sequence of calls, and allows exactly the actions it lists', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      await json(
        await admin.send('POST', '/wallettransactions/charge', {
          userId: 'user-3',
          amountRial: 300_000_000,
          reason: 'آزمون',
        }),
      );
      const model: TradeModel = { requests: [], now: 0 };
      await fc.asyncModelRun(() => ({ model, real: calls }), sequence);
      for (const request of model.requests) await agree(request, calls);
    }),
    { seed: 1405, numRuns: 30, endOnFailure: true },
  );
  expect([...reached].toSorted()).toEqual(
    [...Object.keys(allowed), 'AwaitingPayment, payment over'].toSorted(),
  );
  expect(app.services.lines.filter((line) => line.includes('failed'))).toEqual([]);
});
