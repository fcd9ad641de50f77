// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pendingTarget, rememberPendingTarget } from './pending-target';

afterEach(() => vi.restoreAllMocks());

it('returns the target of the router until its page is shown, or nobody waits for it any more', () => {
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
