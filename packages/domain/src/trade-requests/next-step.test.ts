import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step';
import { TRADE_STATUSES, type TradeAction } from './status';

const ACTIONS: readonly TradeAction[] = [
  'Edit',
  'RequestConfirmation',
  'Pay',
  'Publish',
  'Withdraw',
  'Duplicate',
  'Message',
];

describe('R-342 the next step', () => {
  it.each([
    ['Draft', ['Edit'], 'Continue'],
    ['AwaitingConfirmation', ['Edit'], 'TakeBack'],
    ['NeedsCorrection', ['Edit', 'Withdraw'], 'Correct'],
    ['AwaitingPayment', ['Pay', 'Withdraw'], 'Pay'],
    ['AwaitingPayment', ['RequestConfirmation'], 'RenewPayment'],
    ['AwaitingPayment', ['Withdraw'], 'Open'],
    ['ReadyToPublish', ['Publish'], 'Publish'],
    ['ReadyToPublish', ['Withdraw'], 'Open'],
    ['Seen', ['Message'], 'Message'],
    ['Answered', ['Message'], 'Answer'],
    ['Agreed', ['Duplicate'], 'Print'],
    ['Declined', ['Duplicate'], 'OtherSuppliers'],
    ['Expired', ['Duplicate'], 'Reissue'],
    ['Expired', [], 'Open'],
    ['Closed', [], 'Print'],
  ] as const)('of %s with %j is %s', (status, allowedActions, step) => {
    expect(nextStep({ status, allowedActions })).toBe(step);
  });

  it('compares where there are several answers and a page for them', () => {
    const answered = { status: 'Answered', allowedActions: ['Message'] } as const;
    expect(nextStep({ ...answered, comparableCount: 3 })).toBe('Compare');
    expect(nextStep({ ...answered, comparableCount: 1 })).toBe('Answer');
  });

  it('never needs an action that is not allowed', () => {
    const needs = {
      Continue: 'Edit',
      Correct: 'Edit',
      TakeBack: 'Edit',
      Pay: 'Pay',
      RenewPayment: 'RequestConfirmation',
      Publish: 'Publish',
      Message: 'Message',
      Answer: 'Message',
      Reissue: 'Duplicate',
      OtherSuppliers: 'Duplicate',
    } as const satisfies Record<string, TradeAction>;
    fc.assert(
      fc.property(fc.constantFrom(...TRADE_STATUSES), fc.subarray([...ACTIONS]), (status, allowedActions) => {
        const step = nextStep({ status, allowedActions });
        const needed: TradeAction | undefined = needs[step as keyof typeof needs];
        expect(needed === undefined || allowedActions.includes(needed)).toBe(true);
      }),
    );
  });
});
