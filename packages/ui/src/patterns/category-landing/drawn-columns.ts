/** Columns of cells with drawings on phones, tablets and wide screens. */
interface DrawnColumns {
  readonly phone: 2 | 3;
  readonly tablet: 3 | 4;
  readonly desk: 4 | 5 | 6;
}

/** Returns the columns that leave the fewest empty cells in the last row. */
export function drawnColumns(count: number): DrawnColumns {
  return {
    // One cell alone in the last row of three; of many, two columns are too long a way.
    phone: count === 4 || count === 10 ? 2 : 3,
    // Five have no room for their names.
    tablet: fullest(count, [4, 3]),
    desk: fullest(count, [6, 5, 4]),
  };
}

/** Of equally full ones, returns the first. */
function fullest<Columns extends number>(
  count: number,
  [first, ...others]: readonly [Columns, ...Columns[]],
): Columns {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return others.reduce((best, next) => (empty(next) < empty(best) ? next : best), first);
}
