import { expect, it } from 'vitest';
import { inTwoColumns } from './in-two-columns';

const columnsOf = (...counts: number[]) =>
  inTwoColumns(counts.map((count) => ({ rows: Array.from({ length: count }) }))).map((column) =>
    column.map(({ rows }) => rows.length),
  );

it('shares groups between two columns, the higher of which is as low as it can be', () => {
  expect(columnsOf(1, 3, 2, 1, 1)).toEqual([
    [1, 3],
    [2, 1, 1],
  ]);
  expect(columnsOf(2, 2)).toEqual([[2], [2]]);
  expect(columnsOf(1, 1, 9)).toEqual([[1, 1], [9]]);
});

it('makes one column of one group, and none of nothing', () => {
  expect(columnsOf(4)).toEqual([[4]]);
  expect(columnsOf()).toEqual([]);
});
