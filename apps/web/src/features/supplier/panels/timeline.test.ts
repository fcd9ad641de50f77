import { describe, expect, it } from 'vitest';
import { delegations, NOW_MS } from '@/testing/record-fixtures';
import { buildTimeline, endShare } from './timeline';

describe('the years of delegations', () => {
  const timeline = buildTimeline(delegations, NOW_MS);

  it('begins and ends with whole Jalali years around every span (R-080)', () => {
    expect(timeline.ticks.map(({ label }) => label)).toEqual([
      '۱۴۰۲',
      '۱۴۰۳',
      '۱۴۰۴',
      '۱۴۰۵',
      '۱۴۰۶',
      '۱۴۰۷',
    ]);
    expect(timeline.ticks[0]?.at).toBe(0);
    expect(timeline.ticks.at(-1)?.at).toBe(1);
  });

  it('places today two thirds into its fourth year', () => {
    expect(timeline.today).toBeCloseTo((3 + 0.66) / 5, 1);
  });

  it('includes the last day of a span (R-083)', () => {
    const [first] = delegations;
    expect(endShare(first!, timeline)).toBeGreaterThan(timeline.shareOf(first!.validTo!));
  });

  it('extends a span without an end to the edge', () => {
    expect(endShare({ validFrom: '2024-01-01' }, timeline)).toBe(1);
  });

  it('shows fewer years for a long history', () => {
    const long = buildTimeline([{ validFrom: '2001-03-21', validTo: '2027-03-20' }], NOW_MS);
    expect(long.ticks.length).toBeLessThanOrEqual(6);
  });
});
