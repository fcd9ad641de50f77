import type { ProductTableColumn, ProductTableRowView } from './product-table-view';

/** Widths in px at the type sizes of the table: a letter of a heading, a digit of a cell, the space between two columns. */
const LETTER = 6.5;
const DIGIT = 8;
const GAP = 16;
/** What code, seller and price of a usual length leave to the properties on a tablet. */
const ROOM = 175;
/** The seller's column, where there is none. */
const SELLER = 171;
/** Two values at least, however long their names are: below that it is no table. */
const LEAST = 2;
const MOST = 4;

/** Returns how many columns of properties a tablet shows, so that no name, seller or price has to break. */
export function columnsOnTablets(
  columns: readonly ProductTableColumn[],
  rows: readonly ProductTableRowView[],
  hasSupplier: boolean,
): 2 | 3 | 4 {
  let room = hasSupplier ? ROOM : ROOM + SELLER;
  const fitting = columns.slice(0, MOST).findIndex((column, index) => {
    room -= widthOf(column, index, rows) + GAP;
    return room < 0;
  });
  const count = fitting === -1 ? MOST : Math.max(fitting, LEAST);
  return count as 2 | 3 | 4;
}

function widthOf(column: ProductTableColumn, index: number, rows: readonly ProductTableRowView[]): number {
  const head = [...column.label.split(' '), [column.symbol, column.unit].filter(Boolean).join(', ')];
  const cells = rows.map(({ cells: values }) => values[index] ?? '');
  return Math.max(longest(head) * LETTER, longest(cells) * DIGIT);
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
