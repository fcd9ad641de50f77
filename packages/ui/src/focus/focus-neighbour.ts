/**
 * Hands the focus on before the row of a button is taken out: to the same button of the next row, at the end to that of the one before.
 * Without it the focus would fall to the top of the page.
 */
export function focusNeighbour(button: HTMLElement, row = 'li'): void {
  const from = button.closest(row);
  if (!from) return;
  const rows = [...(from.parentElement?.children ?? [])].filter((element) => element.matches(row));
  const at = rows.indexOf(from);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  neighbour?.querySelector('button')?.focus();
}
