import { describe, expect, it } from 'vitest';
import { createSeed } from '../create-seed';
import { REFERENCE_DATE } from '../reference-date';
import { roundPrice } from './prices';

const products = [...createSeed({ products: 3000 }).products()];
const priced = products.filter(({ price }) => price.kind !== 'OnRequest');

describe('prices', () => {
  it('are whole Rial, tens of a whole Toman', () => {
    for (const { price } of priced) {
      const amounts = [
        price.amountRial!,
        ...price.tiers.map(({ amountRial }) => amountRial),
        price.maxAmountRial ?? 10,
      ];
      expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0 && amount % 10 === 0)).toBe(
        true,
      );
    }
  });

  it('have no amount on request, about a quarter of the products', () => {
    const onRequest = products.filter(({ price }) => price.kind === 'OnRequest');
    expect(onRequest.every(({ price }) => price.amountRial === undefined && price.tiers.length === 0)).toBe(
      true,
    );
    const share = onRequest.length / products.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.35);
  });

  it('fall from tier to tier, from the least order on', () => {
    for (const { price, moq } of products.filter(({ price }) => price.tiers.length > 0)) {
      expect(price.tiers[0]!.minQty).toBe(moq);
      for (const [index, tier] of price.tiers.entries()) {
        if (index === 0) continue;
        expect(tier.minQty).toBeGreaterThan(price.tiers[index - 1]!.minQty);
        expect(tier.amountRial).toBeLessThanOrEqual(price.tiers[index - 1]!.amountRial);
      }
    }
  });

  it('show a range from its lowest to its highest amount', () => {
    const ranges = priced.filter(({ price }) => price.kind === 'Range');
    expect(ranges.length).toBeGreaterThan(100);
    for (const { price } of ranges) expect(price.maxAmountRial!).toBeGreaterThan(price.amountRial!);
  });

  it('are rounded as a price list is', () => {
    expect(roundPrice(742_318)).toBe(742_000);
    expect(roundPrice(38_712_500)).toBe(38_700_000);
    expect(roundPrice(37)).toBe(40);
  });
});

describe('history', () => {
  it('lies in the year before the reference date, created before updated', () => {
    for (const { createdAt, updatedAt } of products) {
      expect(createdAt <= updatedAt && updatedAt <= REFERENCE_DATE).toBe(true);
      expect(createdAt > '2025-11-19').toBe(true);
    }
    expect(new Set(products.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  });
});
