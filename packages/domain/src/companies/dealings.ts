import { comparePersian } from '../persian/collation';
import { searchKey } from '../persian/search-key';
import type { TradeStatus } from '../trade-requests/status';
import { compareByTurn, TRADE_TURNS, type TradeTurn, turnOf } from '../trade-requests/turn';

/** What is read of a request to one supplier. */
export interface DealtRequest {
  readonly id: string;
  readonly status: TradeStatus;
  readonly title: string;
  readonly lastEventAt: string;
  readonly dueAt?: string | undefined;
  readonly unreadCount: number;
  readonly conversationId?: string | undefined;
}

/** Requests of one page to one supplier; `count` and `lastEventAt` are of all pages. */
export interface DealtGroup<Supplier> {
  readonly supplier: Supplier;
  readonly count: number;
  readonly lastEventAt: string;
  readonly items: readonly DealtRequest[];
}

/** One's dealings with one supplier. */
export interface Dealing<Supplier> {
  readonly supplier: Supplier;
  readonly count: number;
  readonly lastEventAt: string;
  /** The request whose turn is the most pressing. */
  readonly next: DealtRequest;
  readonly turn: TradeTurn;
  readonly unreadCount: number;
  /** The conversation with the latest event; of those with unread messages, where there are any. */
  readonly conversationId?: string;
}

export const DEALING_SORTS = ['last', 'turn', 'count', 'name'] as const;
export type DealingSort = (typeof DEALING_SORTS)[number];

type Named = { readonly id: string; readonly name: string };

/** Gathers pages of requests by supplier; a supplier of several pages is one. */
export function gatherDealings<Supplier extends Named>(
  pages: readonly { readonly groups: readonly DealtGroup<Supplier>[] }[],
): readonly Dealing<Supplier>[] {
  const bySupplier = new Map<string, DealtGroup<Supplier>>();
  for (const group of pages.flatMap(({ groups }) => groups)) {
    const known = bySupplier.get(group.supplier.id);
    bySupplier.set(group.supplier.id, known ? { ...known, items: [...known.items, ...group.items] } : group);
  }
  return [...bySupplier.values()].flatMap(({ supplier, count, lastEventAt, items }) => {
    const [next] = [...items].sort(compareByTurn);
    if (next === undefined) return [];
    const latest = [...items].sort((one, other) => (one.lastEventAt > other.lastEventAt ? -1 : 1));
    const talks = latest.filter((item) => item.conversationId !== undefined);
    const { conversationId } = talks.find(({ unreadCount }) => unreadCount > 0) ?? talks[0] ?? {};
    return [
      {
        ...{ supplier, count, lastEventAt, next, turn: turnOf(next.status) },
        unreadCount: items.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
        ...(conversationId === undefined ? {} : { conversationId }),
      },
    ];
  });
}

/** Returns the dealings whose supplier has all words of a term in its name, in the chosen order. */
export function selectDealings<Supplier extends Named>(
  dealings: readonly Dealing<Supplier>[],
  { term, sort }: { readonly term: string; readonly sort: DealingSort },
): readonly Dealing<Supplier>[] {
  const words = searchKey(term).split(' ').filter(Boolean);
  const isFound = ({ supplier }: Dealing<Supplier>) => {
    const name = searchKey(supplier.name);
    return words.every((word) => name.includes(word));
  };
  return dealings.filter(isFound).sort((one, other) => COMPARE[sort](one, other) || byLast(one, other));
}

const byLast = (one: Dealing<Named>, other: Dealing<Named>) =>
  one.lastEventAt === other.lastEventAt ? 0 : one.lastEventAt > other.lastEventAt ? -1 : 1;

const COMPARE: Readonly<Record<DealingSort, (one: Dealing<Named>, other: Dealing<Named>) => number>> = {
  last: byLast,
  turn: (one, other) => TRADE_TURNS.indexOf(one.turn) - TRADE_TURNS.indexOf(other.turn),
  count: (one, other) => other.count - one.count,
  name: (one, other) => comparePersian(one.supplier.name, other.supplier.name),
};
