// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pendingTarget, rememberPendingTarget } from './pending-target';

afterEach(() => vi.restoreAllMocks());

it('returns the router’s target until its page is shown or the wait times out', () => {
  vi.spyOn(Date, 'now').mockReturnValue(50_000);
  history.replaceState(null, '', '/a');
  expect(pendingTarget()).toBeUndefined();
  rememberPendingTarget('/b?x=1');
  expect(pendingTarget()).toBe('/b?x=1');
  vi.spyOn(Date, 'now').mockReturnValue(60_000);
  expect(pendingTarget()).toBeUndefined();
  rememberPendingTarget('/b?x=1');
  history.replaceState(null, '', '/b?x=1');
  expect(pendingTarget()).toBeUndefined();
});
