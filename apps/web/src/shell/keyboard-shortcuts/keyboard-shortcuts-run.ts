import { COMPARE_SELECTOR } from '@/entities/comparison/compare-ids';
import { replayRowFavourite, toggleRowFavourite } from '@/entities/favourite/row-favourite';
import { rowObject } from '@/entities/favourite/row-object';
import { ROWS, type ShortcutName } from './keyboard-shortcuts-key';

/** Does what a key asks for. Answers whether there was anything to do, so that the key is otherwise left alone. */
export function runShortcut(name: Exclude<ShortcutName, 'help'>): boolean {
  switch (name) {
    case 'search':
      return focusOn(visible('input[type="search"], input[name="q"]'));
    case 'next':
      return step(1);
    case 'previous':
      return step(-1);
    case 'compare':
      return press((currentRow() ?? document).querySelector<HTMLElement>(COMPARE_SELECTOR), currentRow());
    case 'favourite':
      return keepRow() || press(document.querySelector<HTMLElement>('main button[aria-pressed]'));
    case 'note':
      return press(document.querySelector<HTMLElement>('main [data-notes]'));
  }
}

/** After the login: what F asked for on a row of this list is done. */
export function replayOnRows(): Promise<void> {
  return replayRowFavourite(document.querySelectorAll(ROWS));
}

/** The row that has the focus is meant before the page; rows have no button of their own. */
function keepRow(): boolean {
  const row = currentRow();
  const found = row === null ? undefined : rowObject(row);
  if (found) void toggleRowFavourite(found);
  return found !== undefined;
}

function currentRow(): Element | null {
  return document.activeElement?.closest(ROWS) ?? null;
}

/** The first or last product when none has the focus; at either end the focus stays. */
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

/** In a list a box belongs to the product that has the focus: without one, none is meant. */
function press(element: HTMLElement | null, row?: Element | null): boolean {
  if (!element || (row === null && element instanceof HTMLInputElement)) return false;
  element.click();
  return true;
}

function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
}
