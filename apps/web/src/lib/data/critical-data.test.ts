import { afterEach, expect, it, vi } from 'vitest';
import { tagFailed, tagGone, tagMissing } from '@/lib/cache/tag-page';
import { criticalData } from './critical-data';
import { ready } from './query-result';

vi.mock('@/lib/cache/tag-page', () => ({ tagFailed: vi.fn(), tagGone: vi.fn(), tagMissing: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const called = () => [tagMissing, tagGone, tagFailed].map((tag) => vi.mocked(tag).mock.calls.length);

it.each([
  ['unknown', { state: 'missing', status: 404 }, [1, 0, 0]],
  ['gone for good', { state: 'missing', status: 410 }, [0, 1, 0]],
  ['not readable', { state: 'failed', kind: 'service' }, [0, 0, 1]],
  ['there', ready('x'), [0, 0, 0]],
] as const)('tells the page cache that the data is %s', async (_name, result, expected) => {
  expect(await criticalData(Promise.resolve(result))).toBe(result);
  expect(called()).toEqual(expected);
});
