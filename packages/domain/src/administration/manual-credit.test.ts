import { expect, it } from 'vitest';
import { creditOfLedger, manualCreditSchema, maskPhone, recentlyGiven } from './manual-credit';

const problemsOf = (amountRial: string, reason: string) => {
  const read = manualCreditSchema.safeParse({ amountRial, reason });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it.each([
  [
    '',
    '',
    [
      ['amountRial', 'required'],
      ['reason', 'required'],
    ],
  ],
  ['1.5', 'دیر شد', [['amountRial', 'not-a-number']]],
  ['پانصد هزار', 'دیر شد', [['amountRial', 'not-a-number']]],
  // What a number may be in a program, and not in a form.
  ['1e6', 'دیر شد', [['amountRial', 'not-a-number']]],
  ['０５０００００', 'دیر شد', [['amountRial', 'not-a-number']]],
  ['-20000', 'دیر شد', [['amountRial', 'not-a-number']]],
  ['9990', 'دیر شد', [['amountRial', 'credit-too-little']]],
  ['2000000010', 'دیر شد', [['amountRial', 'credit-too-much']]],
  ['10000', 'دو', [['reason', 'reason-too-short']]],
  ['2000000000', 'x'.repeat(201), [['reason', 'too-long']]],
  ['10000', '  دیر شد ', []],
])('R-493 credit of %s for «%s» has the problems %j', (amountRial, reason, problems) => {
  expect(problemsOf(amountRial, reason)).toEqual(problems);
});

it('R-493 sends Rial as a number and the reason folded', () => {
  expect(manualCreditSchema.parse({ amountRial: '۵۰۰۰۰۰۰', reason: ' جبران  دیرکرد ' })).toEqual({
    amountRial: 5_000_000,
    reason: 'جبران دیرکرد',
  });
});

const now = Date.parse('2026-11-23T10:00:00Z');
const line = (kind: string, amountRial: number, hoursAgo: number) => ({
  kind,
  amountRial,
  status: 'Done',
  balanceAfterRial: amountRial + 1,
  createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
});

it('R-494 tells the same credit given within a day', () => {
  const lines = [line('Charge', 10, 1), line('AdminCharge', 20, 1), line('AdminCharge', 10, 30)];
  expect(recentlyGiven(lines, 10, now)).toBeUndefined();
  expect(recentlyGiven(lines, 20, now)).toBe(lines[1]);
  expect([creditOfLedger(lines), creditOfLedger([])]).toEqual([11, 0]);
});

it.each([
  ['a top-up entered before and finished after the newest line', '10:00', 'Done', '10:02', 6_000_000],
  ['a top-up finished before the newest line', '09:00', 'Done', '09:30', 1_000_000],
  ['a top-up that failed after the newest line', '10:00', 'Failed', '10:05', 1_000_000],
])('R-494 tells the credit of the wallet beside %s', (_, created, status, finished, creditRial) => {
  const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
  const top = { kind: 'Charge', amountRial: 5_000_000, createdAt: at(created), finishedAt: at(finished) };
  const lines = [
    { ...top, status, balanceAfterRial: status === 'Done' ? 6_000_000 : 500_000 },
    {
      ...top,
      ...{ createdAt: at('10:01'), finishedAt: at('10:01') },
      status: 'Done',
      balanceAfterRial: 1_000_000,
    },
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  expect(creditOfLedger(lines)).toBe(creditRial);
});

it('R-494 tells the credit by the newest line while no line has moved money, and of two at once by the later one', () => {
  const pending = { ...line('Charge', 5, 1), status: 'Pending' };
  expect(creditOfLedger([pending, { ...pending, balanceAfterRial: 9 }])).toBe(6);
  expect(creditOfLedger([line('Refund', 7, 1), line('Payment', 3, 1)])).toBe(8);
});

it('R-494 shows a number without its middle digits', () => {
  expect(maskPhone('09120000003')).toBe('0912•••0003');
  expect(maskPhone('123')).toBe('123');
});
