/**
 * Moves the focus before a button's row is removed: to the same button of the next row, or of the previous one at the end. Otherwise the
 * focus would move to the top of the page.
 */
export function focusNeighbour(button: HTMLElement, row = 'li'): void {
  const from = button.closest(row);
  if (!from) return;
  const rows = [...(from.parentElement?.children ?? [])].filter((element) => element.matches(row));
  const at = rows.indexOf(from);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  neighbour?.querySelector('button')?.focus();
}
