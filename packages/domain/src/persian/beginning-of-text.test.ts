import { expect, it } from 'vitest';
import { beginningOfText } from './beginning-of-text';

it.each([
  ['جستجو و دیدن کالاها', 19, 'جستجو و دیدن کالاها'],
  ['جستجو و دیدن کالاها', 18, 'جستجو و دیدن …'],
  ['در دسترس نیست؛ جستجو', 16, 'در دسترس نیست …'],
  ['بی‌فاصله‌ها', 4, 'بی‌ف …'],
  ['', 4, ''],
])('«%s» in %i characters ends after a word: «%s»', (text, most, expected) => {
  expect(beginningOfText(text, most)).toBe(expected);
});
