'use client';

import { type KeyboardEvent, useRef } from 'react';

const MOVES: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => Math.min(length - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * The keys of the columns as one sees them: up and down within a column, left opens (columns run to the left), right goes
 * back. Enter stays the link's own.
 */
export function useColumnKeys() {
  const browser = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const column = row?.closest('ul');
    if (!row || !column) return;
    const rows = [...column.querySelectorAll<HTMLElement>('[data-row]')];
    const move = MOVES[event.key];
    const target = move
      ? rows[move(rows.indexOf(row), rows.length)]
      : neighbour(browser.current, column, event.key);
    if (!target && !move && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    target?.focus();
  }

  return { browser, onKeyDown };
}

/** Left: the chosen row of the next column, else its first. Right: the opened row of the column before. */
function neighbour(browser: HTMLElement | null, column: Element, key: string): HTMLElement | undefined {
  const columns = [...(browser?.querySelectorAll('ul') ?? [])];
  const step = key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0;
  const next = step === 0 ? undefined : columns[columns.indexOf(column as HTMLUListElement) + step];
  return (
    next?.querySelector<HTMLElement>('[aria-expanded="true"], [aria-current]') ??
    next?.querySelector<HTMLElement>('[data-row]') ??
    undefined
  );
}
