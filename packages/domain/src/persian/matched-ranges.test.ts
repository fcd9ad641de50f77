import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWithPlaces } from './folded-text';
import { matchedRanges } from './matched-ranges';
import { searchKey } from './search-key';

const marked = (text: string, ...words: string[]) => {
  let from = 0;
  const parts = matchedRanges(text, words).map(([start, end]) => {
    const part = `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
    return part;
  });
  return parts.join('') + text.slice(from);
};

it.each([
  ['پیش‌نویسِ سفارش', ['پیش', 'نویس'], '[پیش]‌[نویسِ] سفارش'],
  ['كتابخانهٔ علي', ['علی', 'خانه'], 'كتاب[خانهٔ] [علي]'],
  ['۷۲ ساعت، 72 روز', ['72'], '[۷۲] ساعت، [72] روز'],
  ['SKF 6205-2RSH', ['skf', '2rsh'], '[SKF] 6205-[2RSH]'],
  ['بلـــبرینگ', ['بلبرینگ'], '[بلـــبرینگ]'],
  ['aaa', ['aa'], '[aa]a'],
  ['ساعت', ['پمپ'], 'ساعت'],
  ['ساعت', [''], 'ساعت'],
] as const)('R-533 marks the words in «%s» as they are written there', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

const texts = fc.string({
  unit: fc.constantFrom(...'اآبپکك یيه‌ـ ۱٢3 ab،ّٔﷲé'.split(''), '\u{1d5d4}', 'خانه', ' '),
  maxLength: 40,
});

it('R-533 the text stays what it was: ranges ascend, stay inside and hold one of the words', () => {
  fc.assert(
    fc.property(texts, texts, (text, term) => {
      const words = searchKey(term).split(' ');
      const ranges = matchedRanges(text, words);
      let from = 0;
      let whole = '';
      for (const [start, end] of ranges) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        whole += text.slice(from, start) + text.slice(start, end);
        const inside = foldWithPlaces(text.slice(start, end)).key;
        expect(words.some((word) => word !== '' && inside.includes(word))).toBe(true);
        from = end;
      }
      expect(whole + text.slice(from)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it('R-533 every word of the folded text is found and marked', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const word of foldWithPlaces(text).key.split(' ').filter(Boolean)) {
        expect(matchedRanges(text, [word])).not.toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
