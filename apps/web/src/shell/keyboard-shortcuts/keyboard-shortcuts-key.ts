import { isShortcutPress } from '@/lib/keyboard/shortcuts-on';

export { areShortcutsOn, turnShortcuts } from '@/lib/keyboard/shortcuts-on';

/** What a key does. */
export type ShortcutName =
  | 'search'
  | 'next'
  | 'previous'
  | 'compare'
  | 'favourite'
  | 'note'
  | 'help'
  | 'guide'
  /** The first of two keys. */
  | 'go'
  | 'memory'
  | 'timeline';

/** Shortcuts by `KeyboardEvent.code`, so that the Persian layout works as the Latin one. */
const BY_CODE: Readonly<Record<string, ShortcutName>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyC: 'compare',
  KeyF: 'favourite',
  KeyN: 'note',
  KeyH: 'guide',
  KeyG: 'go',
};
/** The second of two keys, after `go`. */
const AFTER_GO: typeof BY_CODE = { KeyM: 'memory', KeyT: 'timeline' };

/**
 * Returns the shortcut of a key press; undefined in a text field, with a modifier, in a dialog, or where the page already handled it.
 *
 * @param isAfterGo the key before was `go`, a moment ago
 */
export function shortcutOf(event: KeyboardEvent, isAfterGo = false): ShortcutName | undefined {
  if (!isShortcutPress(event)) return undefined;
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === '?' || event.key === '؟') return 'help';
  if (event.shiftKey) return undefined;
  if (event.key === '/') return 'search';
  // Arrows move among products only from a product: elsewhere they scroll the page.
  if (event.key === 'ArrowDown' && target.closest(ROWS)) return 'next';
  if (event.key === 'ArrowUp' && target.closest(ROWS)) return 'previous';
  return (isAfterGo && AFTER_GO[event.code]) || BY_CODE[event.code];
}

/** Selector of the products of a list, in any of its views. */
export const ROWS = 'main [data-list] tbody tr, main article';
