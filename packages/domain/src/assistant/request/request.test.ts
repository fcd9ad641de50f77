import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serialiseFilter, toQueryString } from '../../catalogue-filter/serialise-filter';
import { readSeedVocabulary } from '../testing/seed-vocabulary.fixtures';
import { understand } from '../understand';
import { readEdits, writeEdits } from './edit-text';
import { type AssistantEdit, applyEdits } from './edits';
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

it('R-557 compares prices of one and of all', () => {
  const price = { kind: 'price', key: 'price', spans: [], strength: 'hard', maxRial: 1000 } as const;
  expect(isWithinPrice({ ...price, per: 'unit' }, 1000, 500)).toBe(true);
  expect(isWithinPrice({ ...price, per: 'total' }, 1000, 2)).toBe(false);
  expect(isWithinPrice({ ...price, per: 'unit', minRial: 10 }, 9)).toBe(false);
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
