import { describe, expect, it } from 'vitest';
import { TRADE_STATUSES } from './status';
import { compareByTurn, countTurns, statusesOfTurn, TRADE_TURNS, turnOf } from './turn';

describe('R-340 a state is one turn', () => {
  it.each([
    ['Draft', 'buyer'],
    ['AwaitingConfirmation', 'marketplace'],
    ['NeedsCorrection', 'buyer'],
    ['AwaitingPayment', 'buyer'],
    ['ReadyToPublish', 'buyer'],
    ['Published', 'supplier'],
    ['Seen', 'supplier'],
    ['Answered', 'buyer'],
    ['Agreed', 'ended'],
    ['Closed', 'ended'],
  ] as const)('%s is the turn of %s', (status, turn) => {
    expect(turnOf(status)).toBe(turn);
    expect(statusesOfTurn(turn)).toContain(status);
  });

  it('covers every state once, and the counts add up', () => {
    expect(TRADE_TURNS.flatMap(statusesOfTurn).toSorted()).toEqual([...TRADE_STATUSES].toSorted());
    const counts = TRADE_STATUSES.map((status, index) => ({ status, count: index + 1 }));
    const { all, ...turns } = countTurns(counts);
    expect(Object.values(turns).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(countTurns([{ status: 'Seen', count: 3 }])).toMatchObject({ supplier: 3, buyer: 0, all: 3 });
  });
});

it('R-340 the order by turn: the buyer first, then the nearest deadline, then the latest event', () => {
  const list = [
    { id: 'ended', status: 'Agreed', lastEventAt: '2026-11-22' },
    { id: 'seen', status: 'Seen', dueAt: '2026-11-25', lastEventAt: '2026-11-20' },
    { id: 'free', status: 'ReadyToPublish', lastEventAt: '2026-11-22' },
    { id: 'older', status: 'ReadyToPublish', lastEventAt: '2026-11-21' },
    { id: 'pay', status: 'AwaitingPayment', dueAt: '2026-11-24', lastEventAt: '2026-11-19' },
  ] as const;
  expect(list.toSorted(compareByTurn).map(({ id }) => id)).toEqual(['pay', 'free', 'older', 'seen', 'ended']);
});
