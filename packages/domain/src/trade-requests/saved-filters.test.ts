import { describe, expect, it } from 'vitest';
import { addSavedFilter, readSavedFilters, SAVED_FILTER_LIMIT } from './saved-filters';

describe('R-345 saved filters', () => {
  it('replace those of the same name or filter, the newest first', () => {
    const known = [
      { name: 'یک', query: 'turn=buyer' },
      { name: 'دو', query: 'turn=ended' },
    ];
    expect(addSavedFilter(known, { name: ' دو ', query: 'period=7' })).toEqual([
      { name: 'دو', query: 'period=7' },
      known[0],
    ]);
    expect(addSavedFilter(known, { name: 'سه', query: 'turn=buyer' })).toEqual([
      { name: 'سه', query: 'turn=buyer' },
      known[1],
    ]);
    expect(addSavedFilter(known, { name: '  ', query: 'x' })).toBe(known);
  });

  it('are bounded, and read only in their shape', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `n${index}`, query: `term=${index}` }));
    expect(many.reduce(addSavedFilter, readSavedFilters([]))).toHaveLength(SAVED_FILTER_LIMIT);
    expect(readSavedFilters([{ name: 'a', query: 'b', more: 1 }, { name: 1 }, null])).toEqual([
      { name: 'a', query: 'b' },
    ]);
    expect(readSavedFilters('nothing')).toEqual([]);
  });
});
