import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradeStatus } from './request-types';
import { type TradeStep, transition } from './transitions';

const steps: TradeStep[] = [
  'Edit',
  'RequestConfirmation',
  'Correct',
  'Approve',
  'Pay',
  'Publish',
  'Withdraw',
  'See',
  'Answer',
  'Agree',
  'Decline',
  'Expire',
  'Close',
];
const statuses: TradeStatus[] = [
  'Draft',
  'AwaitingConfirmation',
  'NeedsCorrection',
  'AwaitingPayment',
  'ReadyToPublish',
  'Published',
  'Seen',
  'Answered',
  'Agreed',
  'Declined',
  'Expired',
  'Withdrawn',
  'Closed',
];

/** The complete state machine, with a fee to pay and no payment in progress: `from step to`; everything else is refused. */
const table = `
  Draft Edit Draft
  NeedsCorrection Edit Draft
  AwaitingConfirmation Edit Draft
  Draft RequestConfirmation AwaitingConfirmation
  AwaitingConfirmation Correct NeedsCorrection
  AwaitingConfirmation Approve AwaitingPayment
  AwaitingPayment Pay ReadyToPublish
  ReadyToPublish Publish Published
  Draft Withdraw Withdrawn
  AwaitingConfirmation Withdraw Withdrawn
  NeedsCorrection Withdraw Withdrawn
  AwaitingPayment Withdraw Withdrawn
  ReadyToPublish Withdraw Withdrawn
  Published See Seen
  Seen Answer Answered
  Answered Answer Answered
  Answered Agree Agreed
  Answered Decline Declined
  Published Expire Expired
  Seen Expire Expired
  Answered Expire Expired
  Agreed Close Closed
  Declined Close Closed
  Expired Close Closed`
  .trim()
  .split('\n')
  .map((line) => line.trim());

const unpaid = { payableRial: 5_500_000, isPaymentInProgress: false, isPaymentOver: false };

describe('the state machine of a direct order', () => {
  it('makes exactly the transitions of its table', () => {
    const made = statuses.flatMap((from) =>
      steps.flatMap((step) => {
        const result = transition(from, step, unpaid);
        return 'to' in result ? [`${from} ${step} ${result.to}`] : [];
      }),
    );
    expect(made.toSorted()).toEqual(table.toSorted());
  });

  it('needs no payment where there is nothing to pay', () => {
    const covered = { payableRial: 0, isPaymentInProgress: false, isPaymentOver: false };
    expect(transition('AwaitingConfirmation', 'Approve', covered)).toEqual({ to: 'ReadyToPublish' });
    expect(transition('AwaitingConfirmation', 'Publish', covered)).toEqual({ to: 'Published' });
  });

  it('requires the open payment before publishing', () => {
    for (const from of ['AwaitingConfirmation', 'AwaitingPayment'] as const) {
      expect(transition(from, 'Publish', unpaid)).toEqual({ refusal: 'payment-required' });
    }
  });

  it('is not withdrawn while a payment is at the bank', () => {
    const paying = { ...unpaid, isPaymentInProgress: true };
    expect(transition('AwaitingPayment', 'Withdraw', paying)).toEqual({ refusal: 'payment-in-progress' });
    expect(transition('ReadyToPublish', 'Withdraw', paying)).toEqual({ to: 'Withdrawn' });
  });

  it('renews a payment that is over, at the price of now', () => {
    const over = { ...unpaid, isPaymentOver: true };
    expect(transition('AwaitingPayment', 'RequestConfirmation', over)).toEqual({ to: 'AwaitingPayment' });
    expect(transition('AwaitingPayment', 'RequestConfirmation', { ...over, payableRial: 0 })).toEqual({
      to: 'ReadyToPublish',
    });
    expect(transition('AwaitingPayment', 'Publish', over)).toEqual({ refusal: 'payment-required' });
  });

  it('never leaves what is over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TradeStatus>('Withdrawn', 'Closed'),
        fc.constantFrom(...steps),
        fc.boolean(),
        fc.nat(),
        (from, step, isPaymentInProgress, payableRial) => {
          expect(transition(from, step, { payableRial, isPaymentInProgress, isPaymentOver: true })).toEqual({
            refusal: 'conflict',
          });
        },
      ),
    );
  });
});
