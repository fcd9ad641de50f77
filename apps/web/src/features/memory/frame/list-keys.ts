'use client';

import { useEffect, useRef } from 'react';
import { areShortcutsOn, isShortcutPress } from '@/lib/keyboard/shortcuts-on';

/** Attribute of a row's `li`: the key by which its list knows it. */
const ROW_KEY = 'data-row-key';
/** Id of the search field. */
export const TERM_ID = 'memory-term';

const ROWS = `[${ROW_KEY}]`;

export interface ListKeys {
  /** Delete, on a row. */
  onRemove?(rowKey: string): void;
  /** `f`, on a row. */
  onFavourite?(rowKey: string): void;
  /** `n`; with the row that has the focus, if one has. */
  onNote?(rowKey: string | undefined): void;
}

/** Listens for the keys of a list, before the shortcuts of the whole site: arrows, `/`, `f`, `n`, Delete. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcutPress(event) && perform(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Returns whether the key did something. */
function perform(event: KeyboardEvent, { onRemove, onFavourite, onNote }: ListKeys): boolean {
  // A form in the place of a row has keys of its own: arrows move among its choices.
  const isForm = document.activeElement?.closest('form') != null;
  const row = isForm ? null : (document.activeElement?.closest(ROWS) ?? null);
  const rowKey = row?.getAttribute(ROW_KEY) ?? undefined;
  if (event.shiftKey) return false;
  if (row !== null && event.key === 'ArrowDown') return step(row, 1);
  if (row !== null && event.key === 'ArrowUp') return step(row, -1);
  if (rowKey !== undefined && event.key === 'Delete') return call(onRemove, rowKey);
  if (!areShortcutsOn()) return false;
  if (event.key === '/') return focus(document.getElementById(TERM_ID));
  // By place on the keyboard: the Persian layout works as the Latin one.
  if (event.code === 'KeyF' && rowKey !== undefined) return call(onFavourite, rowKey);
  if (event.code === 'KeyN') return call(onNote, rowKey);
  return false;
}

function call<Argument>(run: ((argument: Argument) => void) | undefined, argument: Argument): boolean {
  run?.(argument);
  return run !== undefined;
}

/** Moves the focus to the row before or after; at the ends it stays. */
function step(row: Element, by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)];
  return focusRow(rows[rows.indexOf(row) + by]);
}

/** Focuses the row that its list knows by this key. */
export function focusRowOf(rowKey: string): boolean {
  return focusRow([...document.querySelectorAll(ROWS)].find((row) => row.getAttribute(ROW_KEY) === rowKey));
}

/** Focuses a row: its link, or its first button. */
function focusRow(row: Element | null | undefined): boolean {
  return focus(
    row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('button'),
  );
}

function focus(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
  return true;
}
