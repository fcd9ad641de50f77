import { describe, expect, it } from 'vitest';
import { decide, type PaymentEvent, type PaymentState, type PaymentStatus } from './payment-rules';

const statuses: PaymentStatus[] = [
  'Created',
  'Pending',
  'Verifying',
  'Paid',
  'Failed',
  'Cancelled',
  'Expired',
  'Refunded',
];
const expiresAt = new Date('2026-11-22T08:00:00Z');
const attemptExpiresAt = new Date('2026-11-21T08:15:00Z');
const state = (status: PaymentStatus, purpose: PaymentState['purpose'] = 'TradeRequest'): PaymentState => ({
  purpose,
  status,
  expiresAt,
  attemptExpiresAt,
});

/** Returns the outcome in a word: the next state, `–` for none, or the refusal. */
function outcome(status: PaymentStatus, event: PaymentEvent): string {
  const decision = decide(state(status), event);
  if (decision.kind === 'stay') return '–';
  return decision.kind === 'step' ? decision.step.status : decision.refusal;
}

const noon = new Date('2026-11-21T12:00:00Z');
const late = new Date('2026-11-23T00:00:00Z');

/** One line per event, one column per state in the order above: the product's complete table. */
const table: [string, PaymentEvent, string][] = [
  ['start', { type: 'start' }, 'Pending in-progress in-progress closed closed closed closed closed'],
  ['retry', { type: 'retry' }, 'Pending in-progress in-progress closed Pending closed closed closed'],
  ['wallet', { type: 'payFromWallet' }, 'Paid in-progress in-progress closed Paid closed closed closed'],
  ['cancel', { type: 'cancel' }, 'Cancelled in-progress in-progress closed Cancelled – closed closed'],
  ['return', { type: 'return' }, '– Verifying – – – – – –'],
  ['paid', { type: 'bankAnswer', answer: 'Paid' }, '– – Paid – – – – –'],
  ['refused', { type: 'bankAnswer', answer: 'Refused' }, '– – Failed – – – – –'],
  ['other amount', { type: 'bankAnswer', answer: 'OtherAmount' }, '– – Failed – – – – –'],
  ['reversed', { type: 'bankAnswer', answer: 'Reversed' }, '– – Failed – – – – –'],
  ['cancelled there', { type: 'bankAnswer', answer: 'Cancelled' }, '– – Created – – – – –'],
  ['no answer', { type: 'bankAnswer', answer: 'Silent' }, '– – Verifying – – – – –'],
  ['refund', { type: 'refund' }, 'closed closed closed Refunded closed closed closed closed'],
  ['15 minutes', { type: 'time', at: noon }, '– Failed Failed – – – – –'],
  ['24 hours', { type: 'time', at: late }, 'Expired Failed Failed – Expired – – –'],
];

describe('the states of a payment', () => {
  it.each(table)('%s', (_, event, expected) => {
    expect(statuses.map((status) => outcome(status, event)).join(' ')).toBe(expected);
  });

  it('let no attempt begin after two hundred', () => {
    const tried = (attemptCount: number) => decide({ ...state('Failed'), attemptCount }, { type: 'retry' });
    expect(tried(199)).toMatchObject({ kind: 'step' });
    expect(tried(200)).toEqual({ kind: 'refused', refusal: 'too-many' });
    const paid = decide({ ...state('Failed'), attemptCount: 200 }, { type: 'payFromWallet' });
    expect(paid).toMatchObject({ kind: 'step' });
  });

  it('let no top-up be paid from the wallet it fills', () => {
    const decision = decide(state('Created', 'WalletCharge'), { type: 'payFromWallet' });
    expect(decision).toEqual({ kind: 'refused', refusal: 'top-up' });
  });

  it('release or collect the blocked amount whenever an attempt ends', () => {
    const ends = table.flatMap(([, event]) => {
      const decision = decide(state('Verifying'), event);
      return decision.kind === 'step' && decision.step.status !== 'Verifying' ? [decision.step.effects] : [];
    });
    expect(ends.length).toBeGreaterThan(5);
    for (const effects of ends) {
      expect(effects.filter((effect) => effect === 'releaseWallet' || effect === 'takeHeld')).toHaveLength(1);
    }
  });

  it('end with the last moment before a deadline', () => {
    const before = (end: Date) => new Date(end.getTime() - 1);
    expect(outcome('Pending', { type: 'time', at: before(attemptExpiresAt) })).toBe('–');
    expect(outcome('Pending', { type: 'time', at: attemptExpiresAt })).toBe('Failed');
    expect(outcome('Failed', { type: 'time', at: before(expiresAt) })).toBe('–');
    expect(outcome('Failed', { type: 'time', at: expiresAt })).toBe('Expired');
  });

  it('change at the deadline itself, whenever they are read', () => {
    expect(decide(state('Pending'), { type: 'time', at: late })).toMatchObject({
      step: { at: attemptExpiresAt, failureCode: 'attempt-timeout' },
    });
    expect(decide(state('Created'), { type: 'time', at: late })).toMatchObject({ step: { at: expiresAt } });
    expect(decide(state('Pending'), { type: 'time', at: late, isReversed: true })).toMatchObject({
      step: { attemptStatus: 'Reversed', failureCode: 'bank-reversed' },
    });
  });
});
