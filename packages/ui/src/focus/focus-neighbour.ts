/**
 * Moves the focus before a button's row is removed: to the same button of the next row, or of the previous one at the end. Otherwise the
 * focus would move to the top of the page. Returns whether there is such a button: the last row has no neighbour.
 */
export function focusNeighbour(button: HTMLElement, row = 'li'): boolean {
  const from = button.closest(row);
  if (!from) return false;
  const rows = [...(from.parentElement?.children ?? [])].filter((element) => element.matches(row));
  const at = rows.indexOf(from);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  const next = neighbour?.querySelector('button');
  next?.focus();
  return Boolean(next);
}
