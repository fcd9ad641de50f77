// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionPress, ActionTable } from './action-table';
import { performAction } from './early-presses';
import { readPendingActions, storePendingAction } from './pending-actions';
import { startActions } from './start-actions';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const page = globalThis as { earlyPresses?: unknown[] | null };
const done: ActionPress[] = [];
const load = vi.fn(async () => (press: ActionPress) => void done.push(press));
const table: ActionTable = {
  favourite: { needsSession: true, load },
  note: { needsSession: false, load },
  compare: { needsSession: false, load },
  request: { needsSession: false, linksTo: '/profile#requests', load },
};
const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));

let stops: (() => void)[] = [];
const start = (actions: ActionTable = table) => void stops.push(startActions(actions));
/** The effect of a press ends in the same turn: nothing waits for a timer or a network. */
const flush = () => new Promise((resolve) => setTimeout(resolve));
/** Whether the last press kept the browser's default. */
let isLeftToBrowser = true;
const follow = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
};

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  page.earlyPresses = [];
  done.length = 0;
  load.mockClear();
  goToLogin.mockReset();
  history.replaceState(null, '', '/products/sp-1');
  document.body.innerHTML = `
    <button id="favourite" data-action="favourite" data-payload='{"objectId":"sp-1"}'><b id="inside">x</b></button>
    <button id="note" data-action="note">x</button>
    <input id="box" type="checkbox" data-action="compare" data-payload='{"id":"sp-2"}'>
    <button id="same" data-action="favourite" data-payload-of="favourite">x</button>
    <a id="request" href="/profile#requests" data-action="request" data-payload='{'>x</a>
    <a id="basket" href="/profile#requests">x</a>
    <a id="here" href="#offers" data-action="note">x</a>
    <a id="unknown" href="/x" data-action="toString">x</a>
    <a id="plain" href="/search">x</a>`;
  document.body.addEventListener('click', follow);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.removeEventListener('click', follow);
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
function press(id: string, init: MouseEventInit = {}): void {
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}
const names = () => done.map(({ name }) => name);

describe('the listener', () => {
  it('imports nothing before the press, then runs the action of the element', async () => {
    start();
    expect(load).not.toHaveBeenCalled();
    logIn();
    press('inside');
    expect(isLeftToBrowser).toBe(false);
    await flush();
    expect(done).toEqual([{ name: 'favourite', payload: { objectId: 'sp-1' } }]);
  });

  it('reports the new state of a checkbox, and leaves it ticked', async () => {
    start();
    element('box').click();
    element('box').click();
    await flush();
    expect(done.map(({ isOn }) => isOn)).toEqual([true, false]);
    expect(done[0]?.payload).toEqual({ id: 'sp-2' });
  });

  it('takes the payload of the element it refers to', async () => {
    logIn();
    start();
    document.getElementById('same')?.click();
    await flush();
    expect(done).toEqual([{ name: 'favourite', payload: { objectId: 'sp-1' } }]);
  });

  it('runs the action of a plain link to its address, and ignores a broken payload', async () => {
    start();
    press('request');
    press('basket');
    await flush();
    expect(done).toEqual([{ name: 'request' }, { name: 'request' }]);
  });

  it.each(['here', 'unknown', 'plain'])('leaves a link to the browser: %s', async (id) => {
    start();
    press(id);
    await flush();
    expect([isLeftToBrowser, done]).toEqual([true, []]);
  });

  it.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves other buttons and modified clicks to the browser: %j',
    async (init) => {
      start();
      press('request', init);
      await flush();
      expect([isLeftToBrowser, done]).toEqual([true, []]);
    },
  );

  it.each(['before', 'after'])('handles the press before other listeners: started %s it', async (order) => {
    const seen: boolean[] = [];
    const elsewhere = (event: Event) => seen.push(event.defaultPrevented);
    if (order === 'before') start();
    document.addEventListener('click', elsewhere, { capture: true });
    if (order === 'after') start();
    press('request');
    document.removeEventListener('click', elsewhere, { capture: true });
    await flush();
    expect([seen, names()]).toEqual([[true], ['request']]);
  });

  it('stops', async () => {
    start();
    for (const stop of stops) stop();
    press('note');
    await flush();
    expect(done).toEqual([]);
  });
});

describe('a pending action', () => {
  it('runs in order when the listener starts, and once', async () => {
    page.earlyPresses = [element('note'), element('request')];
    performAction({ name: 'compare' });
    start();
    await flush();
    expect(names()).toEqual(['note', 'request', 'compare']);
    for (const stop of stops) stop();
    start();
    await flush();
    expect(names()).toHaveLength(3);
  });

  it('goes through the login where it needs one, and runs once after it', async () => {
    page.earlyPresses = [element('favourite'), element('favourite')];
    start();
    await flush();
    expect([goToLogin.mock.calls.length, done]).toEqual([2, []]);
    for (const stop of stops) stop();
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

describe('a handler that cannot be loaded', () => {
  const gone = async () => {
    throw new Error('Failed to load chunk');
  };
  const failures: unknown[] = [];
  const onFailure = (reason: unknown) => failures.push(reason);
  beforeEach(() => {
    failures.length = 0;
    process.on('unhandledRejection', onFailure);
  });
  afterEach(() => void process.off('unhandledRejection', onFailure));

  it('reports a missing chunk, and runs the action after the reload', async () => {
    start({ note: { needsSession: false, load: gone } });
    press('note');
    await vi.waitFor(() => expect(failures).toHaveLength(1), 15_000);
    start();
    await flush();
    expect(done).toEqual([{ name: 'note', isReplay: true }]);
  });

  it('is not retried endlessly', async () => {
    storePendingAction({ name: 'note' }, false);
    start({ note: { needsSession: false, load: gone } });
    await vi.waitFor(() => expect(failures).toHaveLength(1), 15_000);
    expect(readPendingActions()).toEqual([]);
  });
});
