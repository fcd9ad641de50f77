import { expect, it } from 'vitest';
import { newLine, storableLines, toOrderContent } from '.';
import { complete } from './trade-drafts.fixtures';

it('R-361 becomes one request per supplier, each with its own offers and line ids, in the units the buyer wrote', () => {
  const draft = complete();
  const [first, second] = draft.suppliers.map((supplier) => toOrderContent(draft, supplier));
  expect(first).toEqual({
    groupKey: 'g-1',
    deliveryAddressId: 'da-1',
    documents: [],
    lines: [
      {
        id: 'trl-9',
        supplierProductId: 'sp-7',
        categoryId: 'c-ball',
        title: 'بلبرینگ',
        quantity: 200,
        unitOfMeasurementId: 'u-piece',
        targetPriceRial: 9_000_000,
        priceQuantities: [500, 1000],
        fileIds: [],
        requiredProperties: [
          { dataType: 'Number', propertyId: 'p-bore', value: 1, maxValue: 2, measurementUnitId: 'u-in' },
        ],
      },
    ],
  });
  expect(second?.lines[0]).not.toHaveProperty('id');
  expect(second?.lines[0]).not.toHaveProperty('supplierProductId');
});
it('R-361 leaves out what is not valid yet, and keeps the text', () => {
  const draft = complete();
  const [line] = draft.lines;
  if (!line) throw new Error('no line');
  const typed = {
    ...draft,
    lines: [{ ...line, quantity: 'دوی', targetPrice: '?' }, newLine('l-2', { title: 'بی‌دسته' })],
  };
  const { lines } = toOrderContent(typed, { supplierId: 's-1' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('quantity');
  expect(lines[0]).not.toHaveProperty('targetPriceRial');
});

it('R-361 sends five price steps, and none of more: which of them the buyer means is not known', () => {
  const sentOf = (...priceQuantities: readonly string[]) => {
    const lines = complete().lines.map((line) => ({ ...line, priceQuantities }));
    return toOrderContent({ ...complete(), lines }, { supplierId: 's-1' }).lines[0]?.priceQuantities;
  };
  expect(sentOf('۵۰', '۴۰', '۳۰', '۲۰', '۱۰', '10')).toEqual([10, 20, 30, 40, 50]);
  expect(sentOf('۶۰', '۵۰', '۴۰', '۳۰', '۲۰', '۱۰')).toBeUndefined();
});

it('R-361 sends no value that is none yet: half a day, a text that is too long', () => {
  const long = 'x'.repeat(2001);
  const draft = { ...complete(), neededBy: '1405/9', buyerNote: long, buyerReference: long };
  const lines = complete().lines.map((line) => ({ ...line, note: long }));
  const sent = toOrderContent({ ...draft, lines }, { supplierId: 's-1' });
  expect(sent).toEqual(toOrderContent(complete(), { supplierId: 's-1' }));
  expect(storableLines({ lines: [newLine('l', { categoryId: 'c', title: long })] })).toEqual([]);
});
