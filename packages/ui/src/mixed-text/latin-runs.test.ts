import { describe, expect, it } from 'vitest';
import { latinRuns } from './latin-runs';

const latinOf = (text: string) =>
  latinRuns(text)
    .filter(({ isLatin }) => isLatin)
    .map((run) => run.text);

describe('the Latin runs of a text', () => {
  it.each([
    ['بلبرینگ شیار عمیق 6205-2RSH', ['6205-2RSH']],
    ['تعویض 6205-2RSH در الکتروموتور IE3', ['6205-2RSH', 'IE3']],
    ['مطابق ISO 15 و DIN 625-1، SKF', ['ISO 15', 'DIN 625-1', 'SKF']],
    ['کابل NYM 3×2.5 mm² (مسی)', ['NYM 3×2.5 mm²']],
    ['شمارهٔ گواهی TN-44-100.', ['TN-44-100']],
    ['شیر توپی دوتکه BV-2P-1 1/2"', ['BV-2P-1 1/2"']],
    ['بلبرینگ \u20666205-2RSH\u2069', ['6205-2RSH']],
    ['بلبرینگ 6205', []],
    ['۲۵ میلی‌متر', []],
  ])('«%s»', (text, expected) => {
    expect(latinOf(text)).toEqual(expected);
  });

  it('loses nothing', () => {
    for (const text of ['', 'A', 'الف', ' SKF، 6205-2RS (باز) 42 ', 'a b  c'])
      expect(
        latinRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
  });
});
