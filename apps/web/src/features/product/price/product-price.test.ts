import type { PriceFixed } from '@bazaar/api/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '@/testing/record-fixtures';
import { priceNote } from './price-note';
import { toTiers } from './product-price';
import { tierOf, totalRial } from './tiers';

/** A price of a backend that breaks the contract. */
const withoutAmount = { kind: 'Fixed', vatIncluded: true } as PriceFixed;

describe('steps of a price', () => {
  it('begins with the smallest order and shows what is saved, in Toman (R-071)', () => {
    expect(toTiers(product, 'عدد')).toMatchObject([
      { minQuantity: 10, range: '۱۰ تا ۴۹ عدد', amount: '۹۸۰٬۰۰۰', saving: undefined },
      { minQuantity: 50, range: '۵۰ تا ۱۹۹ عدد', amount: '۹۴۰٬۰۰۰', saving: '\u061c۴٪ کمتر' },
      { minQuantity: 200, range: '۲۰۰ عدد و بیشتر', amount: '۹۱۰٬۰۰۰', saving: '\u061c۷٪ کمتر' },
    ]);
  });

  it.each(['OnRequest', 'LoginToSee'] as const)('has none for a price that is %s (R-072)', (kind) => {
    expect(toTiers({ ...product, price: { kind, vatIncluded: true } }, 'عدد')).toEqual([]);
  });

  it('has none for a price without its amount (R-073)', () => {
    expect(toTiers({ ...product, price: withoutAmount }, 'عدد')).toEqual([]);
  });

  it('uses only the named steps when the price is a range', () => {
    const price = { ...(product.price as PriceFixed), kind: 'Range' as const, maxAmountRial: 9_800_000 };
    expect(toTiers({ ...product, price }, 'عدد').map(({ minQuantity }) => minQuantity)).toEqual([50, 200]);
  });

  it('never charges more per piece for a larger quantity, and always whole Rial (R-070)', () => {
    const tiers = toTiers(product, 'عدد');
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 100_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (quantity, more) => {
          const [small, large] = [totalRial(tiers, quantity), totalRial(tiers, quantity + more)];
          expect(Number.isSafeInteger(small)).toBe(true);
          expect(large / (quantity + more)).toBeLessThanOrEqual(small / quantity);
        },
      ),
    );
  });

  it.each([
    [1, 10],
    [10, 10],
    [49, 10],
    [50, 50],
    [199, 50],
    [200, 200],
  ])('assigns %i to the step from %i', (quantity, from) => {
    expect(tierOf(toTiers(product, 'عدد'), quantity)?.minQuantity).toBe(from);
  });
});

describe('the note under a price', () => {
  it('shows whether tax is included and until when it is valid (R-081)', () => {
    expect(priceNote(product.price)).toBe('قیمت با مالیات بر ارزش افزوده، معتبر تا ۵ آذر ۱۴۰۵');
    expect(priceNote({ ...product.price, vatIncluded: false, validUntil: undefined })).toBe(
      'قیمت بدون مالیات بر ارزش افزوده',
    );
  });

  it('promises nothing where there is no price (R-073)', () => {
    expect(priceNote(withoutAmount)).toBe('');
  });
});
