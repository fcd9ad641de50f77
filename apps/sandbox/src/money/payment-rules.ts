export type PaymentPurpose = 'WalletCharge' | 'TradeRequest' | 'Membership' | 'Advertisement';

export type PaymentStatus =
  | 'Created'
  | 'Pending'
  | 'Verifying'
  | 'Paid'
  | 'Failed'
  | 'Cancelled'
  | 'Expired'
  | 'Refunded';

export type AttemptStatus =
  | 'Requested'
  | 'Redirected'
  | 'Returned'
  | 'Verified'
  | 'Failed'
  | 'CancelledByUser'
  | 'Unknown'
  | 'Reversed';

export type FailureCode = 'bank-refused' | 'attempt-timeout' | 'amount-mismatch' | 'bank-reversed';

/** The data of a payment on which the rules decide. */
export interface PaymentState {
  purpose: PaymentPurpose;
  status: PaymentStatus;
  expiresAt: Date;
  /** End of the last attempt, if there was one. */
  attemptExpiresAt?: Date;
  /** 0 when absent. */
  attemptCount?: number;
}

/** Attempts of one payment: as many as the contract shows. Whoever needs more cancels it and pays anew. */
const mostAttempts = 200;

/** The bank's response for a session that its customer has left. */
export type BankAnswer = 'Paid' | 'Refused' | 'Cancelled' | 'Reversed' | 'OtherAmount' | 'Silent';

export type PaymentEvent =
  | { type: 'start' | 'retry' | 'payFromWallet' | 'cancel' | 'return' | 'refund' }
  | { type: 'bankAnswer'; answer: BankAnswer }
  /** The clock shows `at`; `isReversed` when the bank refunds the last attempt. */
  | { type: 'time'; at: Date; isReversed?: boolean };

/** Effects of a change of state on money and objects, in this order. */
export type PaymentEffect =
  | 'holdWallet'
  | 'releaseWallet'
  | 'takeHeld'
  | 'takeFromWallet'
  | 'deliver'
  | 'giveUp'
  | 'refundToWallet';

export interface PaymentStep {
  status: PaymentStatus;
  /** Status of the running attempt, when it changes. */
  attemptStatus?: AttemptStatus;
  failureCode?: FailureCode;
  effects: readonly PaymentEffect[];
  /** When it happened, if not now: a deadline passes whether or not anybody reads the payment. */
  at?: Date;
}

/**
 * `in-progress`: an attempt is running. `closed`: its state does not allow this. `top-up`: a wallet cannot pay its own top-up. `too-many`: it
 * had all its attempts.
 */
export type PaymentRefusal = 'in-progress' | 'closed' | 'top-up' | 'too-many';

export type PaymentDecision =
  | { kind: 'step'; step: PaymentStep }
  | { kind: 'stay' }
  | { kind: 'refused'; refusal: PaymentRefusal };

const stay: PaymentDecision = { kind: 'stay' };

/** The complete state table of a payment: returns the effect of an event without carrying it out. */
export function decide(state: PaymentState, event: PaymentEvent): PaymentDecision {
  switch (event.type) {
    case 'start':
      return openAttempt(state, ['Created']);
    case 'retry':
      return openAttempt(state, ['Created', 'Failed']);
    case 'payFromWallet':
      if (state.purpose === 'WalletCharge') return { kind: 'refused', refusal: 'top-up' };
      return fromOpen(state, { status: 'Paid', effects: ['takeFromWallet', 'deliver'] });
    case 'cancel':
      if (state.status === 'Cancelled') return stay;
      return fromOpen(state, { status: 'Cancelled', effects: ['giveUp'] });
    case 'return':
      if (state.status !== 'Pending') return stay;
      return step({ status: 'Verifying', attemptStatus: 'Returned', effects: [] });
    case 'bankAnswer':
      return state.status === 'Verifying' ? step(answered[event.answer]) : stay;
    case 'refund':
      if (state.status !== 'Paid') return { kind: 'refused', refusal: 'closed' };
      return step({ status: 'Refunded', effects: ['refundToWallet'] });
    case 'time':
      return pass(state, event.at, event.isReversed === true);
  }
}

const answered: Record<BankAnswer, PaymentStep> = {
  Paid: { status: 'Paid', attemptStatus: 'Verified', effects: ['takeHeld', 'deliver'] },
  Refused: failed('Failed', 'bank-refused'),
  OtherAmount: failed('Failed', 'amount-mismatch'),
  Reversed: failed('Reversed', 'bank-reversed'),
  Cancelled: { status: 'Created', attemptStatus: 'CancelledByUser', effects: ['releaseWallet'] },
  Silent: { status: 'Verifying', attemptStatus: 'Unknown', effects: [] },
};

function failed(attemptStatus: AttemptStatus, failureCode: FailureCode): PaymentStep {
  return { status: 'Failed', attemptStatus, failureCode, effects: ['releaseWallet'] };
}

function openAttempt(state: PaymentState, from: readonly PaymentStatus[]): PaymentDecision {
  if (!from.includes(state.status)) return refusedFrom(state);
  if ((state.attemptCount ?? 0) >= mostAttempts) return { kind: 'refused', refusal: 'too-many' };
  return step({ status: 'Pending', effects: ['holdWallet'] });
}

/** Decides for the states in which no attempt is running and nothing is final. */
function fromOpen(state: PaymentState, to: PaymentStep): PaymentDecision {
  return state.status === 'Created' || state.status === 'Failed' ? step(to) : refusedFrom(state);
}

function refusedFrom({ status }: PaymentState): PaymentDecision {
  const refusal = status === 'Pending' || status === 'Verifying' ? 'in-progress' : 'closed';
  return { kind: 'refused', refusal };
}

function pass(
  { status, expiresAt, attemptExpiresAt }: PaymentState,
  at: Date,
  isReversed: boolean,
): PaymentDecision {
  if (status === 'Pending' || status === 'Verifying') {
    if (attemptExpiresAt === undefined || at < attemptExpiresAt) return stay;
    const end = isReversed ? failed('Reversed', 'bank-reversed') : failed('Failed', 'attempt-timeout');
    return step({ ...end, at: attemptExpiresAt });
  }
  if (status !== 'Created' && status !== 'Failed') return stay;
  return at < expiresAt ? stay : step({ status: 'Expired', effects: ['giveUp'], at: expiresAt });
}

function step(to: PaymentStep): PaymentDecision {
  return { kind: 'step', step: to };
}
