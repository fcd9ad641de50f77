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
  balanceAfterRial: amountRial + 1,
  createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
});

it('R-494 tells the same credit given within a day', () => {
  const lines = [line('Charge', 10, 1), line('AdminCharge', 20, 1), line('AdminCharge', 10, 30)];
  expect(recentlyGiven(lines, 10, now)).toBeUndefined();
  expect(recentlyGiven(lines, 20, now)).toBe(lines[1]);
  expect([creditOfLedger(lines), creditOfLedger([])]).toEqual([11, 0]);
});

it('R-494 shows a number without its middle digits', () => {
  expect(maskPhone('09120000003')).toBe('0912•••0003');
  expect(maskPhone('123')).toBe('123');
});
