import { describe, expect, it } from 'vitest';
import { createSeed } from './create-seed';
import { slugify, toPersianDigits, toPersianNumber } from './persian-text';

const seed = createSeed({ products: 3000 });

describe('Persian text of the seed', () => {
  const everything = JSON.stringify({
    ...seed,
    products: [...seed.products()],
    baseProducts: [...seed.baseProducts()],
  });

  it('has Persian ی and ک only, no Arabic digits and no tatweel', () => {
    expect(everything.match(/[يكىة٠-٩ـ]/g)).toBeNull();
  });

  it('has half-spaces between letters only, and never twice', () => {
    expect(everything.match(/.{0,12}(?:\u200c\u200c|\u200c[\s،.؛)»"]|[\s(«"]\u200c).{0,12}/g)).toBeNull();
  });

  it('has no double spaces and no broken values', () => {
    expect(everything.match(/.{0,20}(?: {2}|undefined|NaN|\[object).{0,20}/g)).toBeNull();
  });

  it('isolates each end of a span on its own: «\u200e−۱۰ تا ۱۱۰» as one would be read from its end', () => {
    expect(everything.match(/<bdi>[^<]* تا [^<]*<\/bdi>/g)).toBeNull();
    expect(everything).toContain('<bdi>\u200e−۱۰</bdi> تا <bdi>');
  });

  it('names every category and supplier in Persian, with a Latin scientific name', () => {
    for (const { name, scientificName } of seed.categories) {
      expect(name).toMatch(/[\u0600-\u06ff]/);
      expect(scientificName).toMatch(/^[\x20-\x7e]+$/);
    }
    expect(new Set(seed.suppliers.map(({ name }) => name)).size).toBe(seed.suppliers.length);
  });
});

describe('helpers', () => {
  it('write Persian digits, thousands and minus', () => {
    expect(toPersianDigits('12.5')).toBe('۱۲٫۵');
    expect(toPersianNumber(32_000)).toBe('۳۲٬۰۰۰');
    expect(toPersianNumber(9500)).toBe('۹۵۰۰');
    expect(toPersianNumber(-30)).toBe('\u200e−۳۰');
  });

  it('make slugs of names with spaces, half-spaces and marks', () => {
    expect(slugify('بلبرینگ شیار عمیق 6205/C3')).toBe('بلبرینگ-شیار-عمیق-6205-C3');
    expect(slugify('ذوب‌آهن (نمونه)')).toBe('ذوب-آهن-نمونه');
  });
});
