import type { PropertyValue, TradeRequestLine } from '@bazaar/api/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, type LineFacts } from './line-answer';

const bore: PropertyValue = { propertyId: 'p-bore', title: 'قطر داخلی', value: 25, maxValue: 25 };
const line: TradeRequestLine = {
  id: 'trl-1',
  categoryId: 'c-1',
  title: 'بلبرینگ',
  quantity: 200,
  unitOfMeasurementId: 'tu-piece',
  targetPriceRial: 9_500_000,
  requiredProperties: [bore],
  fileIds: [],
  files: [],
};
const facts: LineFacts = { supplierId: 's-1', otherOptions: new Map(), round: 0 };

describe('the answer to a line', () => {
  it('is the same for the same line, and another from another supplier', () => {
    expect(answerOf(line, facts)).toEqual(answerOf(line, facts));
    const prices = ['s-1', 's-2', 's-3', 's-4'].map(
      (supplierId) => answerOf(line, { ...facts, supplierId }).unitPriceRial,
    );
    expect(new Set(prices).size).toBe(4);
  });

  it('leaves the price and the time open at first when an inquiry is wished, and knows them in the next round', () => {
    const requested = { ...line, note: 'قیمت پس از استعلام' };
    const first = answerOf(requested, facts);
    expect([first.unitPriceRial, first.leadTimeDays, first.note]).toEqual([
      undefined,
      undefined,
      'پس از اعلام انبار',
    ]);
    expect(answerOf(requested, { ...facts, round: 2 }).unitPriceRial).toBeGreaterThan(0);
  });

  it('is for packs of ten when packs are wished', () => {
    const packed = answerOf({ ...line, note: 'در بسته‌بندی سازنده' }, facts);
    expect(packed.quotedUnit).toEqual({ unitOfMeasurementId: 'tu-pack', containsQuantity: 10 });
    expect((packed.unitPriceRial ?? 0) / 10).toBeGreaterThan(9_000_000);
    const odd = answerOf({ ...line, quantity: 7, note: 'در بسته‌بندی سازنده' }, facts);
    expect(odd.quotedUnit).toBeUndefined();
  });

  it('differs in one required property when an equivalent is wished', () => {
    const [deviation, ...others] = answerOf({ ...line, note: 'هم‌ارز هم پذیرفته است' }, facts).deviations;
    expect([deviation?.propertyId, deviation?.requestedText, others]).toEqual(['p-bore', '۲۵', []]);
    const load: PropertyValue = { propertyId: 'p-load', title: 'بار دینامیکی', value: 20 };
    const loaded = { ...line, note: 'هم‌ارز', requiredProperties: [bore, load] };
    for (const supplierId of ['s-1', 's-2', 's-3', 's-4']) {
      expect(answerOf(loaded, { ...facts, supplierId }).deviations[0]?.propertyId).toBe('p-load');
    }
    const bare = answerOf({ ...line, note: 'معادل', requiredProperties: [] }, facts);
    expect(bare.deviations).toEqual([{ text: expect.any(String) }]);
  });

  it("names the supplier's own offer, at its price", () => {
    const answer = answerOf(line, { ...facts, offer: { title: 'SKF 6205', amountRial: 9_100_000 } });
    expect(answer.offeredTitle).toBe('SKF 6205');
    expect((answer.unitPriceRial ?? 0) / (answer.quotedUnit?.containsQuantity ?? 1)).toBe(9_100_000);
  });

  it('stays within what a price may be, however high the expectation', () => {
    const dearest = { ...line, targetPriceRial: 9_000_000_000_000_000, priceQuantities: [1, 100, 100_000] };
    for (const note of [undefined, 'در بسته‌بندی سازنده']) {
      for (const supplierId of ['s-1', 's-2', 's-3', 's-4']) {
        const requested = { ...dearest, ...(note === undefined ? {} : { note }) };
        const { unitPriceRial = 0, priceBreaks = [] } = answerOf(requested, { ...facts, supplierId });
        const prices = [unitPriceRial, ...priceBreaks.map((step) => step.unitPriceRial)];
        expect(prices.filter((price) => !Number.isSafeInteger(price) || price <= 0)).toEqual([]);
      }
    }
  });

  it('has whole prices above 0 in the quoted unit, a price for each quantity requested, lower for more', () => {
    const quantity = fc.integer({ min: 1, max: 1_000_000 });
    const lines = fc.record({
      quantity,
      title: fc.string({ minLength: 2 }),
      targetPriceRial: fc.integer({ min: 0, max: 900_000_000_000 }),
      priceQuantities: fc
        .uniqueArray(quantity, { maxLength: 5 })
        .map((list) => list.toSorted((a, b) => a - b)),
      note: fc.constantFrom(undefined, 'هم‌ارز', 'بسته', 'استعلام'),
    });
    const rounds = fc.record({ supplierId: fc.string(), round: fc.nat(6) });
    fc.assert(
      fc.property(lines, rounds, ({ note, ...wished }, who) => {
        const requested = { ...line, ...wished, ...(note === undefined ? {} : { note }) };
        const answer = answerOf(requested, { ...facts, ...who });
        const { unitPriceRial, quotedUnit, priceBreaks = [] } = answer;
        if (unitPriceRial === undefined) {
          expect([who.round, priceBreaks]).toEqual([0, []]);
          return;
        }
        const each = 1000 * (quotedUnit?.containsQuantity ?? 1);
        const prices = [unitPriceRial, ...priceBreaks.map((step) => step.unitPriceRial)];
        expect(prices.every((price) => price > 0 && price % each === 0)).toBe(true);
        expect(priceBreaks.map((step) => step.quantity)).toEqual(requested.priceQuantities);
        const steps = priceBreaks.map((step) => step.unitPriceRial);
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
      }),
    );
  });
});
