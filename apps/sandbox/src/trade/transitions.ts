import type { TradeStatus } from './request-types';

/** Everything that changes the state of a request: the buyer, the reviewer, the payment, the supplier, time. */
export type TradeStep =
  | 'Edit'
  | 'RequestConfirmation'
  | 'Correct'
  | 'Approve'
  | 'Pay'
  | 'Publish'
  | 'Withdraw'
  | 'See'
  | 'Answer'
  | 'Agree'
  | 'Decline'
  | 'Expire'
  | 'Close';

export interface Guards {
  /** Amount to pay before publishing, in Rial, as of now. */
  payableRial: number;
  /** An attempt to pay is at the bank. */
  isPaymentInProgress: boolean;
  /** The payment was cancelled or has expired: nothing is left to pay. */
  isPaymentOver: boolean;
}

export type Refusal = 'conflict' | 'payment-required' | 'payment-in-progress';
export type Transition = { to: TradeStatus } | { refusal: Refusal };

type Rule = TradeStatus | ((guards: Guards) => Transition);

const afterReview = ({ payableRial }: Guards): Transition => ({
  to: payableRial > 0 ? 'AwaitingPayment' : 'ReadyToPublish',
});
const renewPayment: Rule = (guards) => (guards.isPaymentOver ? afterReview(guards) : { refusal: 'conflict' });
const publishUnreviewed: Rule = ({ payableRial }) =>
  payableRial > 0 ? { refusal: 'payment-required' } : { to: 'Published' };
const withdrawUnpaid: Rule = ({ isPaymentInProgress }) =>
  isPaymentInProgress ? { refusal: 'payment-in-progress' } : { to: 'Withdrawn' };

/** The state machine of a direct order; no other transition exists. */
const rules: Record<TradeStep, Partial<Record<TradeStatus, Rule>>> = {
  Edit: { Draft: 'Draft', NeedsCorrection: 'Draft', AwaitingConfirmation: 'Draft' },
  RequestConfirmation: { Draft: 'AwaitingConfirmation', AwaitingPayment: renewPayment },
  Correct: { AwaitingConfirmation: 'NeedsCorrection' },
  Approve: { AwaitingConfirmation: afterReview },
  Pay: { AwaitingPayment: 'ReadyToPublish' },
  Publish: {
    ReadyToPublish: 'Published',
    AwaitingConfirmation: publishUnreviewed,
    AwaitingPayment: () => ({ refusal: 'payment-required' }),
  },
  Withdraw: {
    Draft: 'Withdrawn',
    AwaitingConfirmation: 'Withdrawn',
    NeedsCorrection: 'Withdrawn',
    AwaitingPayment: withdrawUnpaid,
    ReadyToPublish: 'Withdrawn',
  },
  See: { Published: 'Seen' },
  Answer: { Seen: 'Answered', Answered: 'Answered' },
  Agree: { Answered: 'Agreed' },
  Decline: { Answered: 'Declined' },
  Expire: { Published: 'Expired', Seen: 'Expired', Answered: 'Expired' },
  Close: { Agreed: 'Closed', Declined: 'Closed', Expired: 'Closed' },
};

/** Returns the state after a step, or why it is refused. */
export function transition(status: TradeStatus, step: TradeStep, guards: Guards): Transition {
  const rule = rules[step][status];
  if (rule === undefined) return { refusal: 'conflict' };
  return typeof rule === 'function' ? rule(guards) : { to: rule };
}
