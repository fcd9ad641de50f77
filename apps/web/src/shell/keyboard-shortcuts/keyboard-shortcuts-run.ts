import { readNamedObject } from '@bazaar/domain/favourites/favourite';
import { COMPARE } from '@/entities/comparison/compare-attributes';
import { FAVOURITE } from '@/entities/favourite/favourite-attributes';
import { rowObject } from '@/entities/favourite/row-object';
import { NOTE } from '@/entities/note/note-form-id';
import { pressOf, selectAction } from '@/lib/actions/action-attributes';
import { performAction } from '@/lib/actions/early-presses';
import { accountPaths } from '@/lib/navigation/account-paths';
import { SEARCH_HASH } from '@/shell/profile-frame/use-search-focus';
import { ROWS, type ShortcutName } from './keyboard-shortcuts-key';

/** Performs a shortcut. Returns whether there was anything to do; otherwise the key keeps its default. */
export function runShortcut(name: Exclude<ShortcutName, 'help' | 'go'>): boolean {
  switch (name) {
    case 'search':
      return focusOn(ownSearch() ?? visible('input[type="search"], input[name="q"]'));
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
    case 'guide':
      performAction({ name: 'help' });
      return true;
    case 'memory':
      return toMemory();
    case 'timeline':
      return toTimeline();
  }
}

/** On the memory's page its search takes the focus at once; the frame of the profile does it after the way there. */
function toMemory(): boolean {
  const address = accountPaths.notes('all');
  if (location.pathname === address) return focusOn(ownSearch());
  location.assign(`${address}#${SEARCH_HASH}`);
  return true;
}

/** Opens the timeline of the focused row's object, else of the page's. */
function toTimeline(): boolean {
  const row = currentRow();
  const button = inPage(NOTE);
  const object = row === null ? button && readNamedObject(pressOf(button).payload) : rowObject(row);
  if (!object) return false;
  location.assign(accountPaths.memoryOf(object.objectType, object.objectId));
  return true;
}

/** Returns the search of a page of the account, whose lists have their own; the site's stands in the header. */
function ownSearch(): HTMLElement | undefined {
  return location.pathname.startsWith('/profile/') ? visible('main input[type="search"]') : undefined;
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
