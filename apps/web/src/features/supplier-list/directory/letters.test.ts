import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptyLetters, findLetterPage, groupByLetter, LETTERS, letterOf } from './letters';

describe('letters of a directory', () => {
  it.each([
    ['آبکاری البرز', 'آ'],
    ['يكتا صنعت', 'ی'],
    ['كاوه', 'ک'],
    ['  پمپ‌سازی', 'پ'],
    ['SKF ایران', 'latin'],
    ['۳۰۳ ابزار', 'latin'],
  ])('%s is filed under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

  it('keeps the given order and groups it by letter', () => {
    const groups = groupByLetter([{ name: 'بهران' }, { name: 'برنا' }, { name: 'پارس' }]);
    expect(groups.map(({ letter, items }) => [letter, items.length])).toEqual([
      ['ب', 2],
      ['پ', 1],
    ]);
  });

  it('knows the letters without a name', () => {
    const empty = emptyLetters(['بهران', 'تندیس', 'SKF']);
    expect(empty).toHaveLength(LETTERS.length - 2);
    expect(empty).not.toContain('ب');
    expect(emptyLetters(LETTERS)).toEqual([]);
  });

  it('finds the first page that holds a letter, with the same result as reading every page', async () => {
    const names = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(
        names,
        fc.constantFrom(...LETTERS),
        fc.integer({ min: 1, max: 7 }),
        async (letters, wanted, size) => {
          const sorted = letters.toSorted((left, right) => LETTERS.indexOf(left) - LETTERS.indexOf(right));
          const lastPage = Math.ceil(sorted.length / size);
          const lastNameOf = async (page: number) => sorted.slice((page - 1) * size, page * size).at(-1);
          const at = sorted.findIndex((letter) => LETTERS.indexOf(letter) >= LETTERS.indexOf(wanted));
          const expected = at === -1 ? lastPage : Math.floor(at / size) + 1;
          expect(await findLetterPage(wanted, lastPage, lastNameOf)).toBe(expected);
        },
      ),
    );
  });

  it('reads at most ten pages of a directory of a thousand', async () => {
    const lastNameOf = vi.fn(async (page: number) => LETTERS[Math.floor((page / 1001) * LETTERS.length)]);
    await findLetterPage('م', 1000, lastNameOf);
    expect(lastNameOf.mock.calls.length).toBeLessThanOrEqual(10);
  });
});
