'use client';

import { type KeyboardEvent, useRef } from 'react';
import { createTypeAhead } from './type-ahead';

const MOVES: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => Math.min(length - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * Handles the keys of the columns visually: up and down within a column, left opens where columns run to the left, right goes back; letters
 * move to the name that begins with them. Enter follows the link.
 */
export function useColumnKeys() {
  const browser = useRef<HTMLDivElement>(null);
  const typeAhead = useRef(createTypeAhead());

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const column = row?.closest('ul');
    if (!row || !column) return;
    const rows = [...column.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.indexOf(row);
    const move = MOVES[event.key];
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const target = move
      ? rows[move(index, rows.length)]
      : isSideways
        ? neighbour(browser.current, column, event.key)
        : rows[typeAhead.current(event.key, event.timeStamp, rows.map(nameOf), index) ?? -1];
    if (!target && !move && !isSideways) return;
    event.preventDefault();
    target?.focus();
  }

  return { browser, onKeyDown };
}

const nameOf = (row: HTMLElement) => row.querySelector('span')?.textContent ?? '';

/** Returns the target in the next column, its chosen row or else its first; backwards, the open row of the previous column. */
function neighbour(browser: HTMLElement | null, column: Element, key: string): HTMLElement | undefined {
  const columns = [...(browser?.querySelectorAll('ul') ?? [])];
  const onwards = getComputedStyle(column).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = key === onwards ? 1 : -1;
  const next = columns[columns.indexOf(column as HTMLUListElement) + step];
  return (
    next?.querySelector<HTMLElement>('[aria-expanded="true"], [aria-current]') ??
    next?.querySelector<HTMLElement>('[data-row]') ??
    undefined
  );
}
