import type { TradeAction, TradeStatus } from './status';

/** The one step a row of the list or the head of a request offers. `Open` and `Print` change nothing and need no permission. */
export type NextStep =
  | 'Continue'
  | 'Correct'
  | 'TakeBack'
  | 'Pay'
  | 'RenewPayment'
  | 'Publish'
  | 'Message'
  | 'Answer'
  | 'Compare'
  | 'Reissue'
  | 'OtherSuppliers'
  | 'Print'
  | 'Open';

export interface Situation {
  readonly status: TradeStatus;
  readonly allowedActions: readonly TradeAction[];
  /** Answers that can be compared side by side, where that page exists. */
  readonly comparableCount?: number;
}

/** What a state asks for first, with the action it needs; the first allowed one is offered. */
const STEPS: Readonly<Record<TradeStatus, readonly (readonly [TradeAction, NextStep])[]>> = {
  Draft: [['Edit', 'Continue']],
  AwaitingConfirmation: [['Edit', 'TakeBack']],
  NeedsCorrection: [['Edit', 'Correct']],
  AwaitingPayment: [
    ['Pay', 'Pay'],
    ['RequestConfirmation', 'RenewPayment'],
  ],
  ReadyToPublish: [['Publish', 'Publish']],
  Published: [['Message', 'Message']],
  Seen: [['Message', 'Message']],
  Answered: [['Message', 'Answer']],
  Agreed: [],
  Declined: [['Duplicate', 'OtherSuppliers']],
  Expired: [['Duplicate', 'Reissue']],
  Withdrawn: [['Duplicate', 'Reissue']],
  Closed: [],
};
const PRINTED: readonly TradeStatus[] = ['Agreed', 'Closed'];

/** Returns the step a request waits for. Nothing is offered that `allowedActions` lacks. */
export function nextStep({ status, allowedActions, comparableCount = 0 }: Situation): NextStep {
  if (status === 'Answered' && comparableCount > 1) return 'Compare';
  const found = (STEPS[status] ?? []).find(([action]) => allowedActions.includes(action));
  if (found !== undefined) return found[1];
  return PRINTED.includes(status) ? 'Print' : 'Open';
}
