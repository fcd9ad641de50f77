import { COMPARE } from '@/entities/comparison/compare-attributes';
import { FAVOURITE } from '@/entities/favourite/favourite-attributes';
import { rowObject } from '@/entities/favourite/row-object';
import { NOTE } from '@/entities/note/note-form-id';
import { selectAction } from '@/lib/actions/action-attributes';
import { performAction } from '@/lib/actions/early-presses';
import { ROWS, type ShortcutName } from './keyboard-shortcuts-key';

/** Performs a shortcut. Returns whether there was anything to do; otherwise the key keeps its default. */
export function runShortcut(name: Exclude<ShortcutName, 'help'>): boolean {
  switch (name) {
    case 'search':
      return focusOn(visible('input[type="search"], input[name="q"]'));
    case 'next':
      return step(1);
    case 'previous':
      return step(-1);
    case 'compare':
      return press(
        (currentRow() ?? document).querySelector<HTMLElement>(selectAction(COMPARE)),
        currentRow(),
      );
    case 'favourite':
      return toggleRow() || press(inPage(FAVOURITE));
    case 'note':
      return press(inPage(NOTE));
  }
}

/** The focused row takes precedence over the page; rows have no button of their own. */
function toggleRow(): boolean {
  const row = currentRow();
  const object = row === null ? undefined : rowObject(row);
  if (object) performAction({ name: FAVOURITE, payload: object });
  return object !== undefined;
}

/** Returns the button of the page's own object. */
function inPage(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${selectAction(name)}`);
}

function currentRow(): Element | null {
  return document.activeElement?.closest(ROWS) ?? null;
}

/** Moves the focus to the next product, to the first or last when none has it; at either end it stays. */
function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)];
  const row = currentRow();
  const at = row === null ? (by === 1 ? 0 : rows.length - 1) : rows.indexOf(row) + by;
  return focusOn(rows[at]?.querySelector<HTMLElement>('a[href]'));
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

/** In a list a box belongs to the focused product: without one, none is pressed. */
function press(element: HTMLElement | null, row?: Element | null): boolean {
  if (!element || (row === null && element instanceof HTMLInputElement)) return false;
  element.click();
  return true;
}

function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
}
