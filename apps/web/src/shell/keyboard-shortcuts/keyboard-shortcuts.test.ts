// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { readPendingFavourite } from '@/entities/favourite/pending-favourite';
import { startActions } from '@/lib/actions/start-actions';
import { actionTable } from '@/shell/actions/action-table';
import { eventually } from '@/testing/eventually';
import { areShortcutsOn, shortcutOf, turnShortcuts } from './keyboard-shortcuts-key';
import { runShortcut } from './keyboard-shortcuts-run';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: () => undefined }));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = `<main><input id="text"><textarea id="area"></textarea><select id="select"></select>
    <div data-list><table><tbody>
      <tr><td><input type="checkbox" id="box-1" value="1" data-action="compare"></td><td><a id="one" href="/1">1</a></td></tr>
      <tr><td><input type="checkbox" id="box-2" value="2" data-action="compare"></td><td><a id="two" href="/2">2</a></td></tr>
    </tbody></table></div></main><dialog><button id="inside">x</button></dialog>`;
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
function press(id: string | undefined, init: KeyboardEventInit, isAfterGo = false) {
  let found: ReturnType<typeof shortcutOf>;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.addEventListener('keydown', (pressed) => (found = shortcutOf(pressed, isAfterGo)), { once: true });
  (id === undefined ? document.body : element(id)).dispatchEvent(event);
  return found;
}

it.each([
  [undefined, { key: '/' }, 'search'],
  [undefined, { key: 'j', code: 'KeyJ' }, 'next'],
  [undefined, { key: 'ت', code: 'KeyJ' }, 'next'],
  [undefined, { key: '؟', code: 'Slash', shiftKey: true }, 'help'],
  [undefined, { key: 'ArrowDown', code: 'ArrowDown' }, undefined],
  ['one', { key: 'ArrowDown', code: 'ArrowDown' }, 'next'],
  ['one', { key: 'h', code: 'KeyH' }, 'guide'],
  ['box-1', { key: 'c', code: 'KeyC' }, 'compare'],
  ['one', { key: 'c', code: 'KeyC', ctrlKey: true }, undefined],
  ['one', { key: 'C', code: 'KeyC', shiftKey: true }, undefined],
  ['text', { key: '/' }, undefined],
  ['text', { key: 'c', code: 'KeyC' }, undefined],
  ['area', { key: '?' }, undefined],
  ['select', { key: 'k', code: 'KeyK' }, undefined],
  ['inside', { key: 'f', code: 'KeyF' }, undefined],
] as const)('on %s, %j means %s', (id, init, name) => {
  expect(press(id, init)).toBe(name);
});

it.each([
  [{ key: 'g', code: 'KeyG' }, false, 'go'],
  [{ key: 'ل', code: 'KeyG' }, false, 'go'],
  [{ key: 'پ', code: 'KeyM' }, true, 'memory'],
  [{ key: 't', code: 'KeyT' }, true, 'timeline'],
  [{ key: 't', code: 'KeyT' }, false, undefined],
  [{ key: 'm', code: 'KeyM' }, false, undefined],
  [{ key: 'c', code: 'KeyC' }, true, 'compare'],
] as const)('R-439 %j, after G: %s, means %s', (init, isAfterGo, name) => {
  expect(press(undefined, init, isAfterGo)).toBe(name);
  expect(press('text', init, isAfterGo)).toBeUndefined();
});

it('goes from product to product and stays at the ends', () => {
  runShortcut('next');
  expect(document.activeElement).toBe(element('one'));
  runShortcut('next');
  runShortcut('next');
  expect(document.activeElement).toBe(element('two'));
  runShortcut('previous');
  expect(document.activeElement).toBe(element('one'));
});

it('ticks the focused product, and none without a focus', () => {
  expect(runShortcut('compare')).toBe(false);
  element('two').focus();
  expect(runShortcut('compare')).toBe(true);
  expect([element('box-1'), element('box-2')].map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
});

it('adds the focused product to the favourites, else the object of the page', async () => {
  const stop = startActions(actionTable);
  expect(runShortcut('favourite')).toBe(false);
  element('one').setAttribute('href', '/products/sp-1/x');
  element('one').focus();
  expect(runShortcut('favourite')).toBe(true);
  await eventually(() => expect(readPendingFavourite()?.objectId).toBe('sp-1'));
  stop();
  element('one').blur();
  expect(runShortcut('favourite')).toBe(false);
});

it('is turned off permanently', () => {
  turnShortcuts(false);
  expect(areShortcutsOn()).toBe(false);
  turnShortcuts(true);
  expect(areShortcutsOn()).toBe(true);
});
