import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DelegationTerms, delegationStanding, isAgentIn } from './covers';

/** Noon of 30 Aban 1405 in Tehran. */
const now = Date.parse('2026-11-21T08:30:00Z');
const tehran = { cityId: 'city-tehran', stateId: 'state-tehran' };
const nowhere = { isNationwide: false, stateIds: [], cityIds: [] };
const country = { ...nowhere, isNationwide: true };

const terms = (change: Partial<DelegationTerms>): DelegationTerms => ({
  state: 'Active',
  validFrom: '2025-03-21T00:00:00.000Z',
  validTo: '2028-03-19T00:00:00.000Z',
  territory: country,
  ...change,
});

describe('R-150 R-151 whether a supplier is an agent in a city today', () => {
  it.each<[string, Partial<DelegationTerms>, object]>([
    ['nationwide', {}, { isAgent: true, by: 'country' }],
    [
      'its province',
      { territory: { ...nowhere, stateIds: ['state-tehran'] } },
      { isAgent: true, by: 'state' },
    ],
    ['its city', { territory: { ...nowhere, cityIds: ['city-tehran'] } }, { isAgent: true, by: 'city' }],
    [
      'another city and province',
      { territory: { ...nowhere, cityIds: ['city-karaj'], stateIds: ['state-alborz'] } },
      { isAgent: false, because: 'elsewhere' },
    ],
    ['no territory at all', { territory: nowhere }, { isAgent: false, because: 'elsewhere' }],
    ['no end', { validTo: undefined }, { isAgent: true, by: 'country' }],
    ['ended yesterday', { validTo: '2026-11-20T08:00:00Z' }, { isAgent: false, because: 'expired' }],
    ['called expired', { state: 'Expired' }, { isAgent: false, because: 'expired' }],
    ['not yet checked', { state: 'Pending' }, { isAgent: false, because: 'pending' }],
    ['taken back', { state: 'Revoked' }, { isAgent: false, because: 'revoked' }],
    [
      'taken back after its end',
      { state: 'Revoked', validTo: '2026-01-01' },
      { isAgent: false, because: 'revoked' },
    ],
    ['begins tomorrow', { validFrom: '2026-11-22' }, { isAgent: false, because: 'not-begun' }],
    [
      'pending, begins tomorrow',
      { state: 'Pending', validFrom: '2026-11-22' },
      { isAgent: false, because: 'not-begun' },
    ],
    ['begins today', { validFrom: '2026-11-21' }, { isAgent: true, by: 'country' }],
    ['ends today', { validTo: '2026-11-21' }, { isAgent: true, by: 'country' }],
  ])('%s', (_, change, answer) => expect(isAgentIn(terms(change), tehran, now)).toEqual(answer));
});

describe('R-152 the day is that of Tehran', () => {
  it.each([
    // 20:29 UTC is 23:59 in Tehran, 20:30 is midnight.
    ['2026-11-21T20:29:59Z', 'in-force'],
    ['2026-11-21T20:30:00Z', 'expired'],
    ['2026-11-20T20:29:59Z', 'not-begun'],
    ['2026-11-20T20:30:00Z', 'in-force'],
  ])('one day long, seen at %s it is %s', (at, standing) => {
    const day = terms({ validFrom: '2026-11-21', validTo: '2026-11-21' });
    expect(delegationStanding(day, Date.parse(at))).toBe(standing);
  });

  it('never in force outside its days, whatever its territory', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 0, max: 900 }), (start, length) => {
        const [from, to] = [now + start * day, now + (start + length) * day];
        const one = terms({ validFrom: new Date(from).toISOString(), validTo: new Date(to).toISOString() });
        const isIn = start <= 0 && start + length >= 0;
        expect(isAgentIn(one, tehran, now).isAgent).toBe(isIn);
      }),
    );
  });
});
