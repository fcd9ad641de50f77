import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDaysBetween } from '../dates/working-days';
import { timeLeft } from './deadline';
import {
  changeRequestFilter,
  firstDayOf,
  parseRequestFilter,
  type RequestListFilter,
  requestListQuery,
  TRADE_PERIODS,
  writeRequestFilter,
} from './list-filter';
import { nextStep } from './next-step';
import { addSavedFilter, readSavedFilters, SAVED_FILTER_LIMIT } from './saved-filters';
import { requestStages, TRADE_STAGES } from './stages';
import { TRADE_STATUSES, type TradeAction } from './status';
import { compareByTurn, countTurns, statusesOfTurn, TRADE_TURNS, turnOf } from './turn';

const ACTIONS: readonly TradeAction[] = [
  'Edit',
  'RequestConfirmation',
  'Pay',
  'Publish',
  'Withdraw',
  'Duplicate',
  'Message',
];

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

describe('R-341 the time left', () => {
  // Monday 2026-11-23, 10:00 in Tehran.
  const now = Date.parse('2026-11-23T06:30:00Z');
  it.each([
    [undefined, 'none', 0],
    ['not a date', 'none', 0],
    ['2026-11-23T06:30:00Z', 'passed', 0],
    ['2026-11-23T06:30:20Z', 'minutes', 1],
    ['2026-11-23T07:10:00Z', 'minutes', 40],
    ['2026-11-24T00:30:00Z', 'hours', 18],
    ['2026-11-24T06:31:00Z', 'workingDays', 1],
    ['2026-11-26T12:00:00Z', 'workingDays', 3],
    // Friday the 27th does not count, Saturday the 28th does.
    ['2026-11-28T08:00:00Z', 'workingDays', 4],
    ['2026-12-05T08:00:00Z', 'workingDays', 10],
  ])('until %s is %s, %d', (dueAt, kind, count) => {
    expect(timeLeft(dueAt, now)).toEqual({ kind, count });
  });

  it('is given in hours where only a Friday lies between', () => {
    const thursday = Date.parse('2026-11-26T06:30:00Z');
    expect(timeLeft('2026-11-27T12:30:00Z', thursday)).toEqual({ kind: 'hours', count: 30 });
  });

  it('never grows as time passes, and is passed exactly after the deadline', () => {
    const day = fc.integer({ min: 20_000, max: 21_000 });
    fc.assert(
      fc.property(day, fc.nat(60), fc.nat(60), (first, near, far) => {
        const one = workingDaysBetween(first, first + near);
        expect(workingDaysBetween(first, first + near + far)).toBe(
          one + workingDaysBetween(first + near, first + near + far),
        );
        expect(one).toBeLessThanOrEqual(near);
        expect(one).toBeGreaterThanOrEqual(near - Math.ceil(near / 7));
      }),
    );
    expect(workingDaysBetween(20_000, 20_007)).toBe(6);
  });
});

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

describe('R-343 the stages', () => {
  const states = (past: Parameters<typeof requestStages>[0]) =>
    requestStages(past)
      .map(({ state }) => state[0])
      .join('');
  it.each([
    [{ status: 'Draft' }, 'cuuuuuu'],
    [{ status: 'NeedsCorrection', submittedAt: 't' }, 'deuuuuu'],
    [{ status: 'AwaitingPayment', submittedAt: 't' }, 'ddcuuuu'],
    [{ status: 'Seen', submittedAt: 't', publishedAt: 't' }, 'dddddcu'],
    [{ status: 'Answered', submittedAt: 't', publishedAt: 't', answeredAt: 't' }, 'ddddddc'],
    [{ status: 'Agreed' }, 'ddddddd'],
    [{ status: 'Closed', outcome: 'Agreed' }, 'ddddddd'],
    [{ status: 'Closed', outcome: 'Declined', publishedAt: 't', answeredAt: 't' }, 'dddddde'],
    [{ status: 'Expired', submittedAt: 't', publishedAt: 't' }, 'dddddeu'],
    [{ status: 'Withdrawn' }, 'deuuuuu'],
    [{ status: 'Withdrawn', submittedAt: 't' }, 'dddeuuu'],
  ] as const)('of %j are %s', (past, expected) => {
    expect(states(past)).toBe(expected);
    expect(requestStages(past)).toHaveLength(TRADE_STAGES.length);
  });
});

const filters: fc.Arbitrary<RequestListFilter> = fc
  .record({
    turn: fc.option(fc.constantFrom(...TRADE_TURNS), { nil: undefined }),
    status: fc.option(fc.constantFrom(...TRADE_STATUSES), { nil: undefined }),
    supplierId: fc.option(fc.stringMatching(/^s-\d{1,4}$/), { nil: undefined }),
    groupKey: fc.option(fc.stringMatching(/^[a-z&=?#%+ -]{1,20}$/), { nil: undefined }),
    term: fc.option(fc.constantFrom('پمپ گریز', 'PR-1405-118', 'a&b=c'), { nil: undefined }),
    period: fc.option(fc.constantFrom(...TRADE_PERIODS), { nil: undefined }),
    pageNumber: fc.integer({ min: 1, max: 10_000 }),
  })
  .filter(({ turn, status }) => !turn || !status || statusesOfTurn(turn).includes(status));

describe('R-344 the filter in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseRequestFilter(new URLSearchParams(writeRequestFilter(filter)))).toEqual(filter);
      }),
    );
  });

  it('leaves out what is invalid', () => {
    const read = parseRequestFilter(
      new URLSearchParams('turn=nobody&status=Gone&period=8&page=-1&term=%20&supplierId='),
    );
    expect(writeRequestFilter(read)).toBe('');
    const foreign = parseRequestFilter(new URLSearchParams('turn=buyer&status=Seen'));
    expect(foreign).toMatchObject({ turn: 'buyer', status: undefined });
  });

  it('begins at the first page when it changes, and a turn forgets the state', () => {
    const filter = parseRequestFilter(new URLSearchParams('turn=supplier&status=Seen&page=3&term=a'));
    expect(writeRequestFilter(changeRequestFilter(filter, { turn: 'buyer' }))).toBe('turn=buyer&term=a');
    expect(writeRequestFilter(changeRequestFilter(filter, { pageNumber: 4 }))).toContain('page=4');
  });

  it('asks the service for the states of the turn, from the first day of the period', () => {
    const now = Date.parse('2026-11-23T06:30:00Z');
    const read = (text: string) => requestListQuery(parseRequestFilter(new URLSearchParams(text)), now);
    expect(read('')).toEqual({ sort: 'turn', pageNumber: 1, pageSize: 10 });
    expect(read('turn=supplier&period=7')).toMatchObject({
      status: ['Published', 'Seen'],
      from: '2026-11-17',
    });
    expect(read('turn=supplier&status=Seen')).toMatchObject({ status: ['Seen'] });
    expect(firstDayOf('30', now)).toBe('2026-10-25');
    expect(firstDayOf('year', now)).toBe('2026-03-21');
  });
});

describe('R-345 saved filters', () => {
  it('replace those of the same name or filter, the newest first', () => {
    const known = [
      { name: 'یک', query: 'turn=buyer' },
      { name: 'دو', query: 'turn=ended' },
    ];
    expect(addSavedFilter(known, { name: ' دو ', query: 'period=7' })).toEqual([
      { name: 'دو', query: 'period=7' },
      known[0],
    ]);
    expect(addSavedFilter(known, { name: 'سه', query: 'turn=buyer' })).toEqual([
      { name: 'سه', query: 'turn=buyer' },
      known[1],
    ]);
    expect(addSavedFilter(known, { name: '  ', query: 'x' })).toBe(known);
  });

  it('are bounded, and read only in their shape', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `n${index}`, query: `term=${index}` }));
    expect(many.reduce(addSavedFilter, readSavedFilters([]))).toHaveLength(SAVED_FILTER_LIMIT);
    expect(readSavedFilters([{ name: 'a', query: 'b', more: 1 }, { name: 1 }, null])).toEqual([
      { name: 'a', query: 'b' },
    ]);
    expect(readSavedFilters('nothing')).toEqual([]);
  });
});
