/** Expected state of a request, by a plain model that is independent of the server's code. */
export interface ModelRequest {
  id: string;
  clientRequestId: string;
  status: string;
  version: number;
  revision: number;
  content: DraftKind;
  /** Time of the model's clock, in s. */
  publishedAt?: number;
  due?: { step: string; at: number };
  /** New offers after the first answer; a supplier makes two of them. */
  revised?: number;
  /** When the fee's payment expires; it is over from then on, or when it was cancelled. */
  paymentEndsAt?: number;
}

export interface TradeModel {
  requests: ModelRequest[];
  /** Seconds since the model began. */
  now: number;
}

/** `contact` has a phone number, which the reviewer refuses. */
export type DraftKind = 'complete' | 'incomplete' | 'contact';

export type Action =
  | 'Edit'
  | 'RequestConfirmation'
  | 'Pay'
  | 'Publish'
  | 'Withdraw'
  | 'Duplicate'
  | 'Message';

const day = 86_400;

/** Actions of the owner of a complete profile, by state; a request under review is covered elsewhere. */
export const allowed: Record<string, Action[]> = {
  Draft: ['Edit', 'RequestConfirmation', 'Withdraw', 'Duplicate'],
  NeedsCorrection: ['Edit', 'Withdraw', 'Duplicate'],
  AwaitingPayment: ['Pay', 'Withdraw', 'Duplicate'],
  ReadyToPublish: ['Publish', 'Withdraw', 'Duplicate'],
  Published: ['Duplicate', 'Message'],
  Seen: ['Duplicate', 'Message'],
  Answered: ['Duplicate', 'Message'],
  Agreed: ['Duplicate', 'Message'],
  Declined: ['Duplicate', 'Message'],
  Expired: ['Duplicate', 'Message'],
  Withdrawn: ['Duplicate'],
  Closed: ['Duplicate'],
};

export function allowedIn(request: ModelRequest): Action[] {
  const actions = allowed[request.status] ?? [];
  return isPaymentOver(request)
    ? actions.map((action) => (action === 'Pay' ? 'RequestConfirmation' : action))
    : actions;
}

export function isPaymentOver({ status, paymentEndsAt }: ModelRequest): boolean {
  return status === 'AwaitingPayment' && paymentEndsAt === undefined;
}

function move(request: ModelRequest, status: string): void {
  request.status = status;
  request.version += 1;
}

function awaitPayment(request: ModelRequest, now: number): void {
  move(request, 'AwaitingPayment');
  request.paymentEndsAt = now + day;
}

/** Effect of each of the buyer's actions on a request that allows it. */
export const effects = {
  edit: (request: ModelRequest, content: DraftKind) => {
    move(request, 'Draft');
    request.content = content;
  },
  confirm: (request: ModelRequest, now: number) => {
    if (request.status === 'AwaitingPayment') return awaitPayment(request, now);
    if (request.content === 'incomplete') return;
    request.revision += 1;
    move(request, 'AwaitingConfirmation');
    if (request.content === 'contact') move(request, 'NeedsCorrection');
    else awaitPayment(request, now);
  },
  cancelPayment: (request: ModelRequest) => {
    delete request.paymentEndsAt;
  },
  pay: (request: ModelRequest) => move(request, 'ReadyToPublish'),
  withdraw: (request: ModelRequest) => move(request, 'Withdrawn'),
  publish: (request: ModelRequest, now: number) => {
    move(request, 'Published');
    request.publishedAt = now;
    request.due = { step: 'See', at: now + 20 };
  },
  say: (request: ModelRequest, step: 'Agree' | 'Decline' | 'Counter', now: number) => {
    if (request.status !== 'Answered') return;
    const isEnough = step === 'Counter' && (request.revised ?? 0) >= 2;
    request.due = { step: isEnough ? 'Refuse' : step, at: now + 60 };
  },
};

/** Advances time: everything that is due happens at its own moment. */
export function pass(model: TradeModel, seconds: number): void {
  model.now += seconds;
  for (const request of model.requests) {
    if ((request.paymentEndsAt ?? model.now + 1) <= model.now) delete request.paymentEndsAt;
    while (request.due !== undefined && request.due.at <= model.now) happen(request, request.due);
  }
}

function happen(request: ModelRequest, { step, at }: { step: string; at: number }): void {
  delete request.due;
  if (step === 'See') {
    move(request, 'Seen');
    request.due = { step: 'Answer', at: (request.publishedAt ?? 0) + 60 };
  } else if (step === 'Answer' || step === 'Counter') {
    move(request, 'Answered');
    request.revision += 1;
    if (step === 'Counter') request.revised = (request.revised ?? 0) + 1;
    request.due = { step: 'Expire', at: at + 14 * day };
  } else if (step === 'Close') {
    move(request, 'Closed');
  } else {
    move(
      request,
      { Agree: 'Agreed', Decline: 'Declined', Refuse: 'Declined', Expire: 'Expired' }[step] ?? '',
    );
    request.due = { step: 'Close', at: at + 30 * day };
  }
}
