import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otherKeyboardForms } from './keyboard';
import { searchColumn, searchKey } from './search-key';

it.each([
  ['علي كاشاني', 'علی کاشانی'],
  ['مصطفى', 'مصطفی'],
  ['آب‌بند', 'اب بند'],
  ['أحمد إيران ٱلف', 'احمد ایران الف'],
  ['خانۀ خانهٔ مدرسة', 'خانه خانه مدرسه'],
  ['مسؤول رئیس', 'مسوول رییس'],
  ['بلـــبرینگ', 'بلبرینگ'],
  ['قُطْرِ داخِلی', 'قطر داخلی'],
  ['شماره ۶۲۰۵ و ٦٢٠٥', 'شماره 6205 و 6205'],
  ['SKF 6205-2RSH', 'skf 6205-2rsh'],
  ['TÜV NORD', 'tuv nord'],
  ['۱٫۵ mm²', '1.5 mm2'],
  ['ﻛﻼﺱ', 'کلاس'],
  ['  «پیچ»، (مهره)  ', 'پیچ مهره'],
  ['\u202bپمپ\u202c\u200f', 'پمپ'],
])('R-094 folds %j to %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it('R-094 folding twice changes nothing, whatever the text', () => {
  const persian = fc.string({ unit: fc.constantFrom(...'أإآٱؤئءةۀهٔيىكی\u200cـ\u064e۱٢ Aé', '\u202a') });
  for (const texts of [persian, fc.string({ unit: 'binary' })]) {
    fc.assert(
      fc.property(texts, (text) => {
        const key = searchKey(text);
        expect(searchKey(key)).toBe(key);
      }),
      { numRuns: 500 },
    );
  }
});

it('R-095 finds a word however its half-space is typed', () => {
  const column = searchColumn('دسته‌بندی کتاب‌خانه');
  for (const term of ['دسته‌بندی', 'دسته بندی', 'دستهبندی', 'کتابخانه', 'کتاب‌خانه']) {
    for (const word of searchKey(term).split(' ')) expect(column).toContain(word);
  }
  expect(searchColumn('پمپ آب')).toBe('پمپ اب');
});

it.each([
  ['\\l\\', 'پمپ'],
  ["fgfvdk'", 'بلبرینگ'],
  ['ld', 'می'],
  ['سنب', 'skf'],
  ['SKF پمپ', undefined],
  ['6205', undefined],
])('R-096 guesses %j as %s', (typed, guess) => {
  expect(otherKeyboardForms(typed)[0]).toBe(guess);
});
