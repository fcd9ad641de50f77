// @vitest-environment jsdom

import { isPlainClick } from '@bazaar/ui/plain-click';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listenForEarlyPresses, performAction, takeEarlyPresses } from './early-presses';
import { EARLY_PRESSES_SCRIPT, LINK_PATIENCE_MS } from './early-presses-script';

const page = globalThis as { earlyPresses?: unknown[] | null };

// As the page runs it, before anything else.
beforeAll(() => new Function(EARLY_PRESSES_SCRIPT)());
beforeEach(() => {
  page.earlyPresses = [];
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button data-action="note"><b id="inside">x</b></button>
    <a id="link" href="/profile#requests" data-action="request">x</a>
    <label id="label"><input id="box" type="checkbox" data-action="compare"></label>
    <a id="plain" href="/search">x</a>`;
});
afterEach(() => vi.useRealTimers());

const element = (id: string) => document.getElementById(id) as HTMLElement;
/** Returns whether the browser was left to follow it. */
function press(id: string, init: MouseEventInit = {}): boolean {
  return element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

it('queues presses in order until they are taken', () => {
  press('inside');
  press('link');
  press('plain');
  performAction({ name: 'shortcuts' });
  expect(takeEarlyPresses()).toEqual([
    element('inside').parentElement,
    element('link'),
    { name: 'shortcuts' },
  ]);
  press('inside');
  expect(page.earlyPresses).toBeNull();
});

it('handles a checkbox once, on change', () => {
  element('label').click();
  expect(takeEarlyPresses()).toEqual([element('box')]);
});

it.each([{}, { button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'queues the same presses as the listener handles: %j',
  (init) => {
    const isTaken = isPlainClick(new MouseEvent('click', init));
    const isLeft = press('link', init);
    expect([isLeft, takeEarlyPresses().length]).toEqual([!isTaken, isTaken ? 1 : 0]);
  },
);

it('lets the browser follow a link that waits too long, and only then', () => {
  element('link').setAttribute('href', '#followed');
  press('link');
  vi.advanceTimersByTime(LINK_PATIENCE_MS - 1);
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(1);
  expect(location.hash).toBe('#followed');
  location.hash = '';
  page.earlyPresses = [];
  press('link');
  takeEarlyPresses();
  vi.advanceTimersByTime(LINK_PATIENCE_MS);
  expect(location.hash).toBe('');
});

it('reports that an action is needed: pressed before, pressed now, by a key, or pending', () => {
  const needed = vi.fn();
  const times = (action: () => void) => {
    needed.mockClear();
    const stop = listenForEarlyPresses(needed);
    action();
    stop();
    return needed.mock.calls.length;
  };
  expect(times(() => undefined)).toBe(0);
  expect(times(() => press('link'))).toBe(1);
  expect(times(() => undefined)).toBe(1);
  page.earlyPresses = [];
  expect(times(() => performAction({ name: 'shortcuts' }))).toBe(1);
  page.earlyPresses = [];
  sessionStorage.setItem('bazaar-pending-actions', '[]');
  expect(times(() => undefined)).toBe(1);
  sessionStorage.clear();
  press('inside');
  expect(needed).toHaveBeenCalledTimes(1);
});
