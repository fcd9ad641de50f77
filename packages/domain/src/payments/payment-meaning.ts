/** What is read of an attempt at a bank. */
export interface AttemptFacts {
  readonly status: string;
  readonly redirectUrl?: string | undefined;
}

/** What is read of a payment. */
export interface PaymentFacts {
  readonly status: string;
  readonly purpose: string;
  readonly attempts: readonly AttemptFacts[];
}

/** What happened, as one sentence says it. */
export type PaymentEvent =
  | 'notStarted'
  | 'cancelledAtBank'
  | 'atBank'
  | 'checking'
  | 'paid'
  | 'failed'
  | 'givenUp'
  | 'expired'
  | 'refunded'
  /** A state this version does not know: nothing is promised or offered. */
  | 'unclear';

export type PaymentTone = 'neutral' | 'info' | 'success' | 'error';

/** What the person may do next. */
export type PaymentAction = 'pay' | 'retry' | 'otherGateway' | 'payFromWallet' | 'cancel';

export interface PaymentMeaning {
  readonly event: PaymentEvent;
  readonly tone: PaymentTone;
  /** Empty while an attempt is under way and once the payment is final. */
  readonly actions: readonly PaymentAction[];
  /** The bank's page of the attempt under way can still be opened. It is no second attempt. */
  readonly canReturnToBank: boolean;
  /** An attempt is under way: the result is read again, and no other attempt starts. */
  readonly isRunning: boolean;
  /** Nothing will change any more, except a refund. */
  readonly isFinal: boolean;
}

/** Returns what a payment's state means for the person who pays. Only the service's word makes it paid. */
export function readMeaning(payment: PaymentFacts): PaymentMeaning {
  const event = eventOf(payment);
  const isRunning = event === 'atBank' || event === 'checking';
  return {
    event,
    tone: TONES[event],
    actions: actionsOf(event, payment),
    canReturnToBank: event === 'atBank' && payment.attempts.at(-1)?.redirectUrl !== undefined,
    isRunning,
    isFinal: FINAL.includes(event),
  };
}

const EVENTS: Readonly<Record<string, PaymentEvent>> = {
  Pending: 'atBank',
  Verifying: 'checking',
  Paid: 'paid',
  Failed: 'failed',
  Cancelled: 'givenUp',
  Expired: 'expired',
  Refunded: 'refunded',
};

const TONES: Readonly<Record<PaymentEvent, PaymentTone>> = {
  notStarted: 'neutral',
  cancelledAtBank: 'neutral',
  atBank: 'info',
  checking: 'info',
  paid: 'success',
  failed: 'error',
  givenUp: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  unclear: 'neutral',
};

const FINAL: readonly PaymentEvent[] = ['paid', 'givenUp', 'expired', 'refunded'];

function eventOf({ status, attempts }: PaymentFacts): PaymentEvent {
  if (status !== 'Created')
    return Object.hasOwn(EVENTS, status) ? (EVENTS[status] as PaymentEvent) : 'unclear';
  return attempts.at(-1)?.status === 'CancelledByUser' ? 'cancelledAtBank' : 'notStarted';
}

function actionsOf(event: PaymentEvent, { purpose }: PaymentFacts): readonly PaymentAction[] {
  // A wallet cannot pay its own top-up.
  const wallet: readonly PaymentAction[] = purpose === 'WalletCharge' ? [] : ['payFromWallet'];
  if (event === 'notStarted') return ['pay', ...wallet, 'cancel'];
  if (event === 'cancelledAtBank' || event === 'failed')
    return ['retry', 'otherGateway', ...wallet, 'cancel'];
  return [];
}
