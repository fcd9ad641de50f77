import { describe, expect, it } from 'vitest';
import { NOW_MS } from '@/testing/record-fixtures';
import { proofState } from './proof-state';

describe('the validity of a dated certificate (R-083)', () => {
  it.each([
    ['Valid', '2027-05-08', 'معتبر', 'success', 'valid'],
    ['Valid', '2027-01-04', '۴۴ روز مانده', 'warning', 'near'],
    ['Valid', '2026-11-21', 'امروز پایان می‌یابد', 'warning', 'near'],
    ['Valid', '2026-11-20', 'پایان‌یافته', 'neutral', 'gone'],
    ['Active', '2028-03-19', 'معتبر', 'success', 'valid'],
    ['Active', undefined, 'معتبر', 'success', 'valid'],
    ['Expired', '2028-03-19', 'پایان‌یافته', 'neutral', 'gone'],
    ['Pending', '2028-03-19', 'در دست بررسی', 'info', 'gone'],
    ['Revoked', '2028-03-19', 'لغوشده', 'neutral', 'gone'],
  ] as const)('%s until %s is «%s»', (state, to, text, tone, bar) => {
    expect(proofState(state, '2024-01-01', to, NOW_MS)).toEqual({ text, tone, bar });
  });
});
