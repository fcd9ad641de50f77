import { TRADE_STATUSES, type TradeStatus } from './status';

/** Who has to act next: the buyer, the supplier, the marketplace's reviewer, or nobody because it has ended. */
export const TRADE_TURNS = ['buyer', 'supplier', 'marketplace', 'ended'] as const;
export type TradeTurn = (typeof TRADE_TURNS)[number];

const TURNS: Readonly<Record<TradeStatus, TradeTurn>> = {
  Draft: 'buyer',
  AwaitingConfirmation: 'marketplace',
  NeedsCorrection: 'buyer',
  AwaitingPayment: 'buyer',
  ReadyToPublish: 'buyer',
  Published: 'supplier',
  Seen: 'supplier',
  Answered: 'buyer',
  Agreed: 'ended',
  Declined: 'ended',
  Expired: 'ended',
  Withdrawn: 'ended',
  Closed: 'ended',
};

/** Returns whose turn it is in a state; an unknown state is nobody's. */
export function turnOf(status: TradeStatus): TradeTurn {
  return TURNS[status] ?? 'ended';
}

/** Returns the states of a turn, in the order of a request's life. */
export function statusesOfTurn(turn: TradeTurn): readonly TradeStatus[] {
  return TRADE_STATUSES.filter((status) => TURNS[status] === turn);
}

/** Returns how many requests wait for whom, from the counts by state; `all` is their sum. */
export function countTurns(
  counts: readonly { readonly status: TradeStatus; readonly count: number }[],
): Readonly<Record<TradeTurn | 'all', number>> {
  const sums = { buyer: 0, supplier: 0, marketplace: 0, ended: 0, all: 0 };
  for (const { status, count } of counts) {
    sums[turnOf(status)] += count;
    sums.all += count;
  }
  return sums;
}

/** What the order by turn looks at. */
export interface OrderedRequest {
  readonly status: TradeStatus;
  readonly dueAt?: string | undefined;
  readonly lastEventAt: string;
}

/** Compares as the service's order by turn: the buyer's first, then by the nearest deadline, then the latest event. */
export function compareByTurn(one: OrderedRequest, other: OrderedRequest): number {
  const turns = TRADE_TURNS.indexOf(turnOf(one.status)) - TRADE_TURNS.indexOf(turnOf(other.status));
  if (turns !== 0) return turns;
  const [due, otherDue] = [one.dueAt ?? '~', other.dueAt ?? '~'];
  if (due !== otherDue) return due < otherDue ? -1 : 1;
  return one.lastEventAt > other.lastEventAt ? -1 : one.lastEventAt < other.lastEventAt ? 1 : 0;
}
