// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { performAction } from './early-presses';
import { readPendingActions, storePendingAction } from './pending-actions';
import {
  actionPageBeforeEach,
  done,
  element,
  flush,
  logIn,
  names,
  page,
  press,
  start,
  stop,
} from './testing/action-page';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

actionPageBeforeEach();
beforeEach(() => void goToLogin.mockReset());

describe('a pending action', () => {
  it('runs in order when the listener starts, and once', async () => {
    page.earlyPresses = [element('note'), element('request')];
    performAction({ name: 'compare' });
    start();
    await flush();
    expect(names()).toEqual(['note', 'request', 'compare']);
    stop();
    start();
    await flush();
    expect(names()).toHaveLength(3);
  });

  it('goes through the login where it needs one, and runs once after it', async () => {
    page.earlyPresses = [element('favourite'), element('favourite')];
    start();
    await flush();
    expect([goToLogin.mock.calls.length, done]).toEqual([2, []]);
    stop();
    history.replaceState(null, '', '/profile');
    start();
    await flush();
    expect(done).toEqual([]);
    logIn();
    start();
    await flush();
    expect(done).toEqual([{ name: 'favourite', payload: { objectId: 'sp-1' }, isReplay: true }]);
    start();
    await flush();
    expect(done).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  });

  it('waits for its own page when it opens a dialog on it', async () => {
    storePendingAction({ name: 'note' }, true);
    logIn();
    history.replaceState(null, '', '/search');
    start();
    await flush();
    expect(done).toEqual([]);
    history.replaceState(null, '', '/products/sp-1');
    start();
    await flush();
    expect(names()).toEqual(['note']);
  });

  it.each(['/users/login', '/profile/personal-info?redirectPath=%2F'])(
    'does not run on %s, which is left as soon as the login has succeeded',
    async (page) => {
      storePendingAction({ name: 'favourite' }, true);
      history.replaceState(null, '', page);
      logIn();
      start();
      await flush();
      expect(done).toEqual([]);

      history.replaceState(null, '', '/products/sp-1');
      start();
      await flush();
      expect(names()).toEqual(['favourite']);
    },
  );

  it('expires after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    storePendingAction({ name: 'note' }, false);
    vi.setSystemTime(Date.now() + 30 * 60_000 + 1);
    start();
    await flush();
    expect([done, readPendingActions()]).toEqual([[], []]);
  });

  it.each(['{', '{}', '[1]', '[{"name":"note"}]'])('is ignored where storage holds %s', async (stored) => {
    sessionStorage.setItem('bazaar-pending-actions', stored);
    start();
    await flush();
    expect(done).toEqual([]);
  });

  it('still redirects to the login with a blocked storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    start();
    press('favourite');
    await flush();
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });
});
