/** Neighbouring groups of a table under one heading. */
export interface Band<Row> {
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * joins neighbouring groups of properties until two are left, as even in rows as they can be. A heading for every row or two would
 * be half of a comparison.
 */
export function joinBands<Row>(groups: readonly Band<Row>[]): Band<Row>[] {
  if (groups.length <= 2) return [...groups];
  const splits = groups
    .slice(1)
    .map((_, index) => [groups.slice(0, index + 1), groups.slice(index + 1)] as const);
  const unevenness = ([first, second]: (typeof splits)[number]) =>
    Math.abs(rowsOf(first).length - rowsOf(second).length);
  const [best] = splits.toSorted((left, right) => unevenness(left) - unevenness(right));
  return (best ?? [groups]).map((part) => ({
    titles: part.flatMap(({ titles }) => titles),
    rows: rowsOf(part),
  }));
}

function rowsOf<Row>(groups: readonly Band<Row>[]): Row[] {
  return groups.flatMap(({ rows }) => rows);
}
