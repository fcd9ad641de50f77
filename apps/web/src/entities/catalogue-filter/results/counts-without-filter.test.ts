import { describe, expect, it } from 'vitest';
import { adviceOf } from './counts-without-filter';

const chips = ['seal', 'bore', 'city', 'term'].map((id) => ({ id, href: `/?${id}`, value: id }));
const ids = (counts: readonly (readonly [string, number])[]) =>
  adviceOf(chips, new Map(counts), 'محصول').chips.map(({ id }) => id);

describe('the filters to remove from an empty list', () => {
  it('lists the most helpful first, and uncounted ones last', () => {
    const counts = [
      ['seal', 3],
      ['bore', 12],
      ['city', 0],
    ] as const;
    expect(ids(counts)).toEqual(['bore', 'seal', 'term']);
  });

  it('shows the result count of each, and none for an uncounted one', () => {
    const advice = adviceOf(chips.slice(0, 2), new Map([['bore', 12]]), 'محصول');
    expect(advice.chips.map(({ resultCount }) => resultCount)).toEqual(['۱۲ محصول', undefined]);
    expect(advice.isPromising).toBe(true);
    expect(adviceOf(chips, new Map(), 'محصول').isPromising).toBe(false);
  });

  it('lists all of them when none helps by itself', () => {
    expect(ids(chips.map(({ id }) => [id, 0] as const))).toEqual(['seal', 'bore', 'city', 'term']);
  });

  it('lists no more than are counted', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, href: '/', value: '' }));
    expect(
      adviceOf(
        many,
        new Map([
          ['4', 1],
          ['7', 9],
        ]),
        'محصول',
      ).chips.map(({ id }) => id),
    ).toEqual(['4', '0', '1', '2', '3']);
  });
});
