'use client';

import { useEffect } from 'react';

const ROW = '[data-row]';

/**
 * Works a list by keyboard: arrows move among its rows, Delete removes the row in focus, `/` focuses the search. Keys in fields and dialogs
 * are left alone, and keys that are taken do nothing else on the page.
 */
export function useListKeys({ listId, searchId, onRemove }: ListKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (isModified || target.closest('input, textarea, select, [role="dialog"]')) return;
      if (event.key === '/') return take(event, document.getElementById(searchId ?? ''));
      const row = target.closest(`#${listId} ${ROW}`);
      if (row === null) return;
      if (event.key === 'ArrowDown') take(event, reachable(row.nextElementSibling));
      if (event.key === 'ArrowUp') take(event, reachable(row.previousElementSibling));
      const id = row.getAttribute('data-row');
      if (event.key !== 'Delete' || id === null || onRemove === undefined) return;
      event.preventDefault();
      onRemove(id);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  });
}

interface ListKeys {
  readonly listId: string;
  readonly searchId?: string;
  onRemove?(id: string): void;
}

function take(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

function reachable(row: Element | null): HTMLElement | null | undefined {
  return (
    row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('button, a[href]')
  );
}
