import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeRequestFilter,
  firstDayOf,
  parseRequestFilter,
  type RequestListFilter,
  requestListQuery,
  TRADE_PERIODS,
  writeRequestFilter,
} from './list-filter';
import { TRADE_STATUSES } from './status';
import { statusesOfTurn, TRADE_TURNS } from './turn';

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
