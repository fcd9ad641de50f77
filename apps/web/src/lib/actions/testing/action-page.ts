import { afterEach, beforeEach, vi } from 'vitest';
import type { ActionPress, ActionTable } from '../action-table';
import { startActions } from '../start-actions';

/** The presses kept before the listener came. */
export const page = globalThis as { earlyPresses?: unknown[] | null };
/** What the handlers were called with. */
export const done: ActionPress[] = [];
export const load = vi.fn(async () => (press: ActionPress) => void done.push(press));
const table: ActionTable = {
  favourite: { needsSession: true, load },
  note: { needsSession: false, load },
  compare: { needsSession: false, load },
  request: { needsSession: false, linksTo: '/profile#requests', load },
};

const stops: (() => void)[] = [];
export const start = (actions: ActionTable = table) => void stops.push(startActions(actions));
export function stop(): void {
  for (const end of stops.splice(0)) end();
}

export const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
/** The effect of a press ends in the same turn: nothing waits for a timer or a network. */
export const flush = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the last press kept the browser's default. */
export const last = { isLeftToBrowser: true };
function follow(event: Event): void {
  last.isLeftToBrowser = !event.defaultPrevented;
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
}

export const element = (id: string) => document.getElementById(id) as HTMLElement;
export function press(id: string, init: MouseEventInit = {}): void {
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}
export const names = () => done.map(({ name }) => name);

/** Begins each test of a file on a page of elements with actions. */
export function actionPageBeforeEach(): void {
  beforeEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    page.earlyPresses = [];
    done.length = 0;
    load.mockClear();
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
    stop();
    document.body.removeEventListener('click', follow);
  });
}
