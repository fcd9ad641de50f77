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
 * The keys of the columns as one sees them: up and down within a column, left opens where columns run to the left, right goes
 * back; letters go to the name that begins with them. Enter stays the link's own.
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

/** Onwards: the chosen row of the next column, else its first. Back: the opened row of the column before. */
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
