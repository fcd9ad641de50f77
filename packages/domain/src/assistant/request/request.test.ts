import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serialiseFilter, toQueryString } from '../../catalogue-filter/serialise-filter';
import { readSeedVocabulary } from '../testing/seed-vocabulary.fixtures';
import { understand } from '../understand';
import { readEdits, writeEdits } from './edit-text';
import { type AssistantEdit, applyEdits } from './edits';
import { limitedCount } from './limited-count';
import { quantityIn } from './quantity-in';
import { isWithinPrice, softFilters, toCatalogueFilter } from './to-filter';
import { toRequestLine } from './to-request-line';

const vocabulary = readSeedVocabulary();
const read = understand(
  'بلبرینگ شیار عمیق 6205 قطر داخلی ۲۵ تا ۳۰ میلی‌متر، پهنا حدود ۱۶ میل، ۵۰۰ عدد، تحویل تهران، تولیدکنندهٔ تأییدشده، هر عدد زیر دو میلیون، ترجیحاً SKF',
  vocabulary,
);

it('R-557 demands the hard parts of the list, and «حدود» as a tenth around', () => {
  expect(toQueryString(serialiseFilter(toCatalogueFilter(read)))).toBe(
    'f=p-bore:25~30@u-mm&f=p-bearing-width:14.4~17.6@u-mm&term=6205&saleCityIds=city-tehran&kinds=Manufacturer&confirmedOnly=true',
  );
  expect(softFilters(read).map(({ key }) => key)).toEqual(['property:p-brand']);
});

const unit = (id: string, title: string, symbol: string, quantityId?: string) => ({
  ...{ id: `tu-${id}`, title, symbol },
  ...(quantityId === undefined ? {} : { quantityId }),
});
const known = {
  tradeUnits: [
    unit('kg', 'کیلوگرم', 'kg', 'q-mass'),
    unit('tonne', 'تن', 't', 'q-mass'),
    unit('meter', 'متر', 'm', 'q-length'),
    unit('yard', 'یارد', 'yd', 'q-length'),
    unit('piece', 'عدد', 'عدد'),
    unit('device', 'دستگاه', 'دستگاه'),
    unit('pack', 'بسته', 'بسته'),
  ],
  units: [
    { id: 'u-kg', quantityId: 'q-mass', symbol: 'kg', title: 'کیلوگرم', factor: 1 },
    { id: 'u-t', quantityId: 'q-mass', symbol: 't', title: 'تن', factor: 1000 },
    { id: 'u-m', quantityId: 'q-length', symbol: 'm', title: 'متر', factor: 1000 },
  ],
};
const limit = {
  kind: 'price',
  key: 'price',
  spans: [],
  strength: 'hard',
  maxRial: 1000,
  per: 'unit',
} as const;
const perTonne = { ...limit, tradeUnitId: 'tu-tonne', unitTitle: 'تن' };

it('R-557 compares the price of as many as a limit is for', () => {
  expect(isWithinPrice(limit, 1000, 1)).toBe(true);
  expect(isWithinPrice(limit, 1000, 2)).toBe(false);
  expect(isWithinPrice({ ...limit, minRial: 10 }, 9, 1)).toBe(false);
});

it('R-573 compares whole Rial: 1.1 times 100 is 110, whatever binary fractions make of it', () => {
  expect(isWithinPrice({ ...limit, maxRial: 110 }, 100, 1.1)).toBe(true);
  expect(isWithinPrice({ ...limit, maxRial: 109 }, 100, 1.1)).toBe(false);
});

it('R-573 compares nothing where nobody knows how many units of the price a limit is for', () => {
  expect(isWithinPrice(limit, 1001, undefined)).toBeUndefined();
});

it.each([
  ['one of no named unit', limit, 'tu-kg', 1],
  ['a tonne', perTonne, 'tu-kg', 1000],
  ['a tonne', perTonne, 'tu-tonne', 1],
  ['a kilogram', { ...perTonne, tradeUnitId: 'tu-kg' }, 'tu-tonne', 0.001],
  ['a piece', { ...perTonne, tradeUnitId: 'tu-piece' }, 'tu-device', 1],
  ['a piece', { ...perTonne, tradeUnitId: 'tu-piece' }, 'tu-kg', undefined],
  ['a tonne', perTonne, 'tu-meter', undefined],
  ['a tonne', perTonne, undefined, undefined],
  ['a unit the catalogue does not have', { ...limit, unitTitle: 'کیسه' }, 'tu-kg', undefined],
  ['all of them', { ...perTonne, per: 'total' as const }, 'tu-kg', 3],
])(
  'R-573 counts a limit on the price of %s in the unit of an offer: %o, %s',
  (_, price, perUnitId, count) => {
    const quantity = { amount: 3, tradeUnitId: 'tu-kg' };
    expect(limitedCount(price, perUnitId, quantity, known)).toBe(count);
  },
);

it('R-573 a limit on all is one on a single unit where no quantity is wanted, and none where it cannot be counted', () => {
  const total = { ...limit, per: 'total' } as const;
  expect(limitedCount(total, 'tu-kg', undefined, known)).toBe(1);
  expect(limitedCount(total, 'tu-kg', { amount: 3, tradeUnitId: 'tu-pack' }, known)).toBeUndefined();
});

it.each([
  ['of no unit', 500, undefined, 'tu-kg', 500],
  ['of the unit of the price', 500, 'tu-kg', 'tu-kg', 500],
  ['of another unit of the same quantity', 2, 'tu-tonne', 'tu-kg', 2000],
  ['of a smaller unit of the same quantity', 500, 'tu-kg', 'tu-tonne', 0.5],
  ['of another quantity', 2, 'tu-tonne', 'tu-meter', undefined],
  ['of a quantity whose units could not be read', 2, 'tu-yard', 'tu-meter', undefined],
  ['counted one by one', 20, 'tu-piece', 'tu-device', 20],
  ['counted by the device', 20, 'tu-device', 'tu-piece', 20],
  ['of single objects in a pack of many', 20, 'tu-piece', 'tu-pack', undefined],
  ['of tonnes in single objects', 2, 'tu-tonne', 'tu-piece', undefined],
  ['of a unit of the price nobody knows', 2, 'tu-tonne', undefined, undefined],
])('R-573 counts a quantity %s in the unit of a price', (_, amount, tradeUnitId, priceUnitId, expected) => {
  const wanted = { amount, ...(tradeUnitId === undefined ? {} : { tradeUnitId }) };
  expect(quantityIn(priceUnitId, wanted, known)).toBe(expected);
});

it('R-557 makes a line of a request of what was understood', () => {
  const line = toRequestLine(read, '/ai?q=1', { yes: 'دارد', no: 'ندارد' });
  expect(line).toMatchObject({
    kind: 'specification',
    title: 'بلبرینگ شیار عمیق 6205',
    categoryId: 'c-deep-groove-ball-bearing',
    quantity: 500,
    unitId: 'tu-piece',
  });
  expect(line?.required?.map(({ propertyId }) => propertyId)).toEqual([
    'p-bore',
    'p-bearing-width',
    'p-brand',
  ]);
  expect(line?.conditions[0]).toEqual({ title: 'قطر داخلی', value: '۲۵ تا ۳۰ mm' });
  expect(toRequestLine(understand('سلام', vocabulary), '/ai', { yes: '', no: '' })).toBeUndefined();
});

it('R-557 changes what a part says, and nothing for a change that does not fit', () => {
  const edits: AssistantEdit[] = [
    { kind: 'remove', key: 'cities' },
    { kind: 'strength', key: 'property:p-brand', strength: 'hard' },
    { kind: 'options', key: 'property:p-brand', optionIds: ['o-brand-fag', 'o-brand-nowhere'] },
    { kind: 'range', key: 'property:p-bore', min: 1, unitId: 'u-inch' },
    { kind: 'range', key: 'property:p-bearing-width', min: 5, max: 1 },
    { kind: 'quantity', amount: 20 },
    { kind: 'price', maxRial: 5 },
  ];
  const parts = applyEdits(read, edits, vocabulary).parts;
  const part = (key: string) => parts.find((one) => one.key === key);
  expect(part('cities')).toBeUndefined();
  expect(part('property:p-brand')).toMatchObject({
    strength: 'hard',
    optionIds: ['o-brand-fag'],
    optionTitles: ['FAG'],
  });
  expect(part('property:p-bore')).toMatchObject({ comparison: 'atLeast', min: 1, unitText: 'in' });
  expect(part('property:p-bearing-width')).toEqual(
    read.parts.find(({ key }) => key === 'property:p-bearing-width'),
  );
  expect(part('quantity')).toMatchObject({ amount: 20 });
  expect(part('price')).toMatchObject({ maxRial: 5 });
  expect(readEdits(writeEdits(edits))).toEqual(edits);
});

it('R-557 reads back the changes of an address, whatever their keys, and drops what is none', () => {
  const keys = fc.string({ minLength: 1 }).filter((key) => key.trim() !== '');
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: fc.constant('remove' as const), key: keys }), { minLength: 1 }),
      (edits) => {
        expect(readEdits(writeEdits(edits))).toEqual(edits.slice(-40));
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => readEdits(text).length >= 0));
  expect(readEdits('z~1_q~abc_s~k~loud_')).toEqual([]);
});

it('R-557 R-570 a changed price stays one for its unit, also in addresses from before', () => {
  const perKg = understand('میلگرد ۱۶ هر کیلو زیر ۳۰ هزار تومان', vocabulary);
  const { parts } = applyEdits(perKg, readEdits('p~~250000'), vocabulary);
  expect(parts.find(({ key }) => key === 'price')).toMatchObject({
    maxRial: 250_000,
    tradeUnitId: 'tu-kg',
    unitTitle: 'کیلوگرم',
  });
});
