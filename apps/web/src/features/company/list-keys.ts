'use client';

import { useEffect } from 'react';
import { rowObject } from '@/entities/favourite/row-object';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';

const ROW = '[data-row]';

/**
 * Works a list by keyboard: arrows move among its rows, Delete removes the row in focus, n opens the notes on its object, `/` focuses the search. Keys in fields and dialogs
 * are left alone, and keys that are taken do nothing else on the page.
 */
export function useListKeys({ listId, searchId, isFavourites = false, onRemove }: ListKeys): void {
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
      if (event.code === 'KeyN') {
        const object = rowObject(row);
        if (object === undefined) return;
        event.preventDefault();
        return performAction({ name: NOTE, payload: object });
      }
      const id = row.getAttribute('data-row');
      const isRemoval = event.key === 'Delete' || (isFavourites && event.code === 'KeyF');
      if (!isRemoval || id === null || onRemove === undefined) return;
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
  /** Its rows are favourites: the site's key for them removes too. */
  readonly isFavourites?: boolean;
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
