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
    // Texts of the catalogue's properties, options, designations and descriptions.
    ['اندازهٔ پورت G⅜ یا G½', ['G⅜', 'G½']],
    ['G¼', ['G¼']],
    ['½ اینچ', []],
    ['اتصال ½ NPT', ['½ NPT']],
    ['درزگیر Sa 2½، زبری Rz ۴۰', ['Sa 2½', 'Rz']],
    ['لولهٔ 2½ اینچ', ['2½']],
    ['ترانسمیتر 0…10 bar PA G1/4 0.2%', ['0…10 bar PA G1/4 0.2%']],
    ['ترکمتر 20-100N·m ±4% کلیکی', ['20-100N·m ±4%']],
    ['رژیم S3-40% کار متناوب', ['S3-40%']],
    ['خطای ±0.2% FS', ['±0.2% FS']],
    ['دما −40…+80 °C است', ['−40…+80 °C']],
    ['دستگاه MIG 250A 60%', ['MIG 250A 60%']],
    ['درجهٔ سلسیوس (°C) و کلوین (K)', ['°C', 'K']],
    ['درصد حجمی (%vol)', ['%vol']],
    ['کیلوگرم‌نیرو (kgf/cm²)، متر مکعب (m³)', ['kgf/cm²', 'm³']],
    ['بلبرینگ 6205 (C3) با قفسه', ['6205 (C3)']],
    ['عدد را بنویسید: ۵۰ bar یا 2".', ['bar', '2"']],
    ['مقاومت 10 kΩ', ['10 kΩ']],
    ['تنش σ و تقویت 1SN', ['σ', '1SN']],
    ['50٪ پیش‌پرداخت', []],
    ['Bolt (partial thread), DIN 931', ['Bolt (partial thread), DIN 931']],
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
