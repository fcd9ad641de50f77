import { describe, expect, it } from 'vitest';
import { delegationToday, evidenceToday, summaryToday } from './evidence-state';

const now = new Date('2026-11-21T08:00:00Z');

describe('a dated proof today', () => {
  it.each([
    ['Valid', '2027-01-01T00:00:00Z', 'Valid'],
    ['Valid', '2026-11-20T00:00:00Z', 'Expired'],
    ['Valid', undefined, 'Valid'],
    ['Pending', '2026-11-20T00:00:00Z', 'Pending'],
  ])('entered as %s until %s is %s', (state, validTo, today) => {
    expect(evidenceToday({ state, validTo }, now).state).toBe(today);
  });

  it('runs out for delegations and inside a summary alike', () => {
    const validTo = '2026-01-01T00:00:00Z';
    expect(delegationToday({ state: 'Active', validTo }, now).state).toBe('Expired');
    expect(delegationToday({ state: 'Revoked', validTo }, now).state).toBe('Revoked');
    expect(summaryToday({ confirmation: { state: 'Valid', validTo } }, now).confirmation).toMatchObject({
      state: 'Expired',
    });
    expect(summaryToday({ id: 's-1' }, now)).toEqual({ id: 's-1' });
  });
});
