import { describe, expect, it } from 'vitest';
import { combinationsOf } from './combinations.ts';

const variants = { tone: ['a', 'b'], size: ['s', 'm', 'l'], block: ['true'] };

describe('combinations of variants', () => {
  it('are all there are, the plain one first', () => {
    const choices = combinationsOf(variants, 24);
    expect(choices).toHaveLength(3 * 4 * 2);
    expect(choices[0]).toEqual([]);
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(24);
  });

  it('are all pairs where there are too many', () => {
    const choices = combinationsOf(variants, 23);
    expect(choices.filter(({ length }) => length === 1)).toHaveLength(6);
    expect(choices.filter(({ length }) => length === 2)).toHaveLength(2 * 3 + 2 * 1 + 3 * 1);
    expect(choices).toHaveLength(1 + 6 + 11);
  });

  it('of nothing is the plain one', () => {
    expect(combinationsOf({}, 1)).toEqual([[]]);
  });
});
