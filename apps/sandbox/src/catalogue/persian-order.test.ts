import { comparePersian } from '@bazaar/domain/persian/collation';
import { describe, expect, it } from 'vitest';
import { createSeed } from '../seed/create-seed';
import { persianOrderKey } from './persian-order';

function sorted(names: readonly string[]): string[] {
  return names.toSorted((left, right) => {
    const [a, b] = [persianOrderKey(left), persianOrderKey(right)];
    return a === b ? 0 : a < b ? -1 : 1;
  });
}

describe('persianOrderKey', () => {
  it('sorts پ چ ژ گ where a Persian reader expects them', () => {
    expect(sorted(['گاز', 'یاتاقان', 'کابل', 'پمپ', 'آچار', 'ژنراتور', 'بست', 'چرخ', 'شیر', 'تسمه'])).toEqual(
      ['آچار', 'بست', 'پمپ', 'تسمه', 'چرخ', 'ژنراتور', 'شیر', 'کابل', 'گاز', 'یاتاقان'],
    );
  });

  it('orders numbers by value and ignores half-spaces, Arabic letters and Arabic digits', () => {
    expect(sorted(['پیچ 10', 'پیچ ۹', 'پیچ 2'])).toEqual(['پیچ 2', 'پیچ ۹', 'پیچ 10']);
    expect(persianOrderKey('كابل‌ها ٣')).toBe(persianOrderKey('کابلها 3'));
  });

  it('agrees with the collation of the domain on the categories of the seed', () => {
    const names = createSeed({ products: 1 }).categories.map(({ name }) => name);
    const letters = names.filter((name) => /^[\p{Script=Arabic} ]+$/u.test(name) && !/[أإئؤةۀٔ]/.test(name));
    expect(letters.length).toBeGreaterThan(50);
    expect(sorted(letters)).toEqual(letters.toSorted(comparePersian));
  });
});
