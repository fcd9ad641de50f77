import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatToman } from './rial';

it.each([
  [85_914_572_763, '۸٬۵۹۱٬۴۵۷٬۲۷۶٫۳'],
  [Number.MAX_SAFE_INTEGER, '۹۰۰٬۷۱۹٬۹۲۵٬۴۷۴٬۰۹۹٫۱'],
  [-85_914_572_763, '\u2066−۸٬۵۹۱٬۴۵۷٬۲۷۶٫۳\u2069'],
  [-5, '\u2066−۰٫۵\u2069'],
  [5, '۰٫۵'],
  [-0.2, '۰'],
  [1_234.5, '۱۲۳٫۵'],
  [Number.NaN, ''],
])('R-071 shows %d Rial as %s Toman', (amountRial, text) => {
  expect(formatToman(amountRial)).toBe(text);
});

it('R-071 shows every digit of a whole number of Rial and no other', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amountRial) => {
      const digits = String(Math.abs(amountRial)).padStart(2, '0');
      const tenth = digits.at(-1);
      const latin = `${amountRial < 0 ? '−' : ''}${digits.slice(0, -1)}${tenth === '0' ? '' : `.${tenth}`}`;
      const shown = formatToman(amountRial)
        .replace(/[\u2066\u2069٬]/g, '')
        .replace('٫', '.');
      expect(shown.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))).toBe(latin);
    }),
  );
});
