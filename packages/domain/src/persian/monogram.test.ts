import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monogramOf } from './monogram';
import { searchKey } from './search-key';

it.each([
  ['بازرگانی یاتاقان پارس', 'ی‌پ'],
  ['بازرگانی یاتاقان البرز', 'ی‌ت'],
  ['ابزار البرز', 'ا‌ب'],
  ['صنایع اتصالات آرین ایمن سپهر', 'ا‌س'],
  ['آسیا ابزار', 'آ‌س'],
  ['پمپ‌سازان خاورمیانه', 'پ‌خ'],
  ['مؤسسهٔ (سهامی) دانش', 'س‌د'],
  ['شرکت صنایع', 'ش‌ص'],
  ['SKF Iran', 'S‌I'],
  ['مجتمع قالب و تزریق ژرف‌کار', 'ق‌ژ'],
  ['کارگاه قالب و تزریق اسپادان‌رو', 'ق‌ا'],
  ['نگار', 'ن‌گ'],
  ['ا', 'ا'],
  ['بازرگانی بلبرینگ دنا', 'ب‌ل'],
  ['آهن‌سازان برنا', 'آ‌ه'],
  ['هوافشرده مهرآیین', 'ه‌و'],
  ['پمپ رادمهر', 'پ‌م'],
  ['بازرگانی بلبرینگ سهندپیشه', 'ب‌ل'],
  ['هم', 'ه'],
  ['بازرگانی کابل و تابلو سپهرتوان', 'ک‌ا'],
  ['بازرگانی پمپ و کمپرسور سخت‌کوشان', 'پ‌ک'],
  ['تأمین ماشین‌ابزار زرین‌رود', 'م‌ش'],
  ['كابل سپهر', 'ک‌ا'],
  ['کس', 'ک'],
  [' – ', ''],
])('R-600 %s has the monogram %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

it('R-600 never repeats its letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'اآأبپ ی\u200c') }), (name) => {
      const [letter, other] = monogramOf(name).split('\u200c');
      if (other !== undefined) expect(searchKey(other)).not.toBe(searchKey(letter ?? ''));
    }),
  );
});
