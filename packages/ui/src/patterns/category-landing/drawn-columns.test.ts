import { describe, expect, it } from 'vitest';
import { drawnColumns } from './drawn-columns';

describe('drawnColumns', () => {
  it.each([
    [4, { phone: 2, tablet: 4, desk: 4 }],
    [8, { phone: 3, tablet: 4, desk: 4 }],
    [9, { phone: 3, tablet: 3, desk: 5 }],
    [10, { phone: 2, tablet: 4, desk: 5 }],
    [12, { phone: 3, tablet: 4, desk: 6 }],
  ])('fills the rows of %i cells', (count, columns) => {
    expect(drawnColumns(count)).toEqual(columns);
  });
});
