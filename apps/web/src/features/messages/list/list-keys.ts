import type { KeyboardEvent } from 'react';

const LINKS = '[data-row-link]';

/** Leads from the open conversation back to its row. */
export function focusCurrentRow(): void {
  document.querySelector<HTMLElement>(`${LINKS}[aria-current]`)?.focus();
}

/** Moves the focus among the rows of a list: Up, Down, Home, End. Delete is for the focused row; returns its place then. */
export function handleListKey(event: KeyboardEvent<HTMLElement>): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(LINKS)];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    links[target]?.focus();
    return undefined;
  }
  if (event.key !== 'Delete') return undefined;
  event.preventDefault();
  return at;
}
