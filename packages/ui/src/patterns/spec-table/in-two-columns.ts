interface Group {
  readonly rows: readonly unknown[];
}

/** Height of a group's heading, in rows. */
const HEADING = 1.2;

/**
 * Returns the groups in their order, in one or two columns whose higher one is as low as it can be. CSS columns find the same, but lay out
 * every row several times for it.
 */
export function inTwoColumns<One extends Group>(groups: readonly One[]): readonly (readonly One[])[] {
  const cuts = groups.map((_, index) => [groups.slice(0, index + 1), groups.slice(index + 1)]);
  const [best = []] = cuts.toSorted((one, other) => highest(one) - highest(other));
  return best.filter(({ length }) => length > 0);
}

function highest(columns: readonly (readonly Group[])[]): number {
  return Math.max(
    ...columns.map((column) => column.reduce((sum, { rows }) => sum + HEADING + rows.length, 0)),
  );
}
