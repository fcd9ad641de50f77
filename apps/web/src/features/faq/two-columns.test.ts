import { describe, expect, it } from 'vitest';
import type { QuestionGroup } from './faq-model';
import { twoColumns } from './two-columns';

const group = (id: string, count: number): QuestionGroup => ({
  id,
  title: id,
  questions: Array.from({ length: count }, (_, index) => ({
    id: `${id}${index}`,
    question: 'چگونه؟',
    answerHtml: '',
  })),
});
const ids = (columns: readonly (readonly QuestionGroup[])[]) => columns.map((all) => all.map(({ id }) => id));

describe('twoColumns', () => {
  it('parts the categories where both columns are about as high, in their order', () => {
    const groups = [group('a', 9), group('b', 2), group('c', 2), group('d', 3)];
    expect(ids(twoColumns(groups, undefined))).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('counts only what a search leaves', () => {
    const groups = [group('a', 9), group('b', 2), group('c', 2)];
    const found = { ids: new Set(['a0', 'b0', 'b1', 'c0']), words: [] };
    expect(ids(twoColumns(groups, found))[1]).toContain('c');
  });

  it('leaves the second column empty for one category, and both for none', () => {
    expect(ids(twoColumns([group('a', 2)], undefined))).toEqual([['a'], []]);
    expect(ids(twoColumns([], undefined))).toEqual([[], []]);
  });
});
