import { describe, expect, it } from 'vitest';
import { lastPageOf, readPageNumber, supplierPagePath } from './paging';

describe("pages of a supplier's products", () => {
  it('shows five at a time (R-052)', () => {
    expect([0, 1, 5, 6, 58].map(lastPageOf)).toEqual([0, 1, 1, 2, 12]);
  });

  it.each([
    [undefined, 1],
    ['3', 3],
    [['4', '5'], 4],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['x', 1],
    ['99999999', 1],
  ])('reads %j as page %i', (raw, page) => {
    expect(readPageNumber(raw)).toBe(page);
  });

  it('keeps the first page at the cached address', () => {
    const named = { id: 's-7', slug: 'البرز' };
    expect(supplierPagePath(named, 1)).not.toContain('?');
    expect(supplierPagePath(named, 2)).toMatch(/\?pageNumber=2#products$/);
  });
});
