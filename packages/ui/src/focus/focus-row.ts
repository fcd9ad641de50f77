const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Focuses a row of a list: its link, or the first control it has. */
export function focusRow(row: Element | null | undefined): boolean {
  const target =
    row?.querySelector<HTMLElement>('[data-row-link]') ??
    row?.querySelector<HTMLElement>('a[href]') ??
    row?.querySelector<HTMLElement>(REACHABLE);
  if (!target) return false;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** Focuses the row after one that goes, or the one before it at the end. */
export function focusRowAfter(row: Element): void {
  if (!focusRow(row.nextElementSibling)) focusRow(row.previousElementSibling);
}
