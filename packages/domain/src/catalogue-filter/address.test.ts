import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFilter } from './check-filter';
import { type CatalogueFilter, EMPTY_FILTER, PAGE_SIZES, SUPPLIER_PRODUCTS_PAGE_SIZE } from './filter';
import { parseFilter } from './parse-filter';
import { serialiseFilter, toQueryString } from './serialise-filter';
import { isSort, SORTS } from './sort';

const parse = (query: string, size?: number) => parseFilter(new URLSearchParams(query), size);
const range = (value?: number, maxValue?: number, unit?: string) => ({
  kind: 'range' as const,
  propertyId: 'p-d',
  ...(value === undefined ? {} : { value }),
  ...(maxValue === undefined ? {} : { maxValue }),
  ...(unit === undefined ? {} : { measurementUnitId: unit }),
});

it.each([
  ['f=p-d:20~30@u-mm', range(20, 30, 'u-mm')],
  ['f=p-d:~30', range(undefined, 30)],
  ['f=p-d:-1.5~', range(-1.5)],
  ['f=p-d:%DB%B2%DB%B0~30', range(20, 30)],
  ['f=p-d:1e3~', range(1000)],
  ['f=p-seal:o1,o2,o1', { kind: 'options', propertyId: 'p-seal', optionIds: ['o1', 'o2'] }],
  ['f=p-x:true', { kind: 'boolean', propertyId: 'p-x', isTrue: true }],
  ['f=p-x:false', { kind: 'boolean', propertyId: 'p-x', isTrue: false }],
])('R-044 reads %s', (query, property) => {
  expect(parse(query)).toEqual({ filter: { ...EMPTY_FILTER, properties: [property] }, notes: [] });
});

it('R-043 turns a range round and notes it', () => {
  const { filter, notes } = parse('f=p-d:30~20@u-mm');
  expect(filter.properties).toEqual([range(20, 30, 'u-mm')]);
  expect(notes).toEqual([{ reason: 'swapped', raw: 'p-d:30~20@u-mm' }]);
});

it.each([
  ['f=', 'unreadable'],
  ['f=p-d', 'unreadable'],
  ['f=p-d:', 'unreadable'],
  ['f=:1~2', 'unreadable'],
  ['f=p-d:~', 'unreadable'],
  ['f=p-d:a~2', 'unreadable'],
  ['f=p-d:1~2~3', 'unreadable'],
  ['f=p-d:1~2@', 'unreadable'],
  ['f=p-d:1~2@u@v', 'unreadable'],
  ['f=p-d:Infinity~', 'unreadable'],
  ['f=p-d:9e999~', 'unreadable'],
  ['f=p-d:NaN~1', 'unreadable'],
  ['f=p%20d:1~2', 'unreadable'],
  ["f=p-d:o1,'or 1=1", 'unreadable'],
  ['sort=price', 'bad-value'],
  ['pageNumber=0', 'bad-value'],
  ['pageNumber=-1', 'bad-value'],
  ['pageNumber=1e9', 'bad-value'],
  ['pageSize=7', 'bad-value'],
  ['view=cloud', 'bad-value'],
  ['confirmedOnly=yes', 'bad-value'],
  ['kinds=%3Cscript%3E', 'bad-value'],
  ['saleCityIds=a%20b', 'bad-value'],
])('R-045 ignores and notes %s', (query, reason) => {
  const { filter, notes } = parse(query);
  expect(filter).toEqual(EMPTY_FILTER);
  expect(notes.map((note) => note.reason)).toEqual([reason]);
  expect(parse(`${query}&f=p-good:true`).filter.properties).toHaveLength(1);
});

it('R-045 keeps the first of two conditions on one property and at most the maximum number', () => {
  expect(parse('f=p-x:true&f=p-x:false').notes).toEqual([{ reason: 'repeated', raw: 'p-x:false' }]);
  const many = Array.from({ length: 30 }, (_, index) => `f=p-${index}:true`).join('&');
  expect(parse(many).filter.properties).toHaveLength(24);
  expect(parse(many).notes).toHaveLength(6);
});

it('R-045 keeps as many cities as a list accepts', () => {
  const { filter, notes } = parse(
    Array.from({ length: 102 }, (_, index) => `saleCityIds=c-${index}`).join('&'),
  );
  expect(filter.saleCityIds).toHaveLength(100);
  expect(notes).toEqual([
    { reason: 'too-many', raw: 'saleCityIds=c-100' },
    { reason: 'too-many', raw: 'saleCityIds=c-101' },
  ]);
});

it('R-045 never throws, whatever the address', () => {
  const piece = fc.constantFrom(
    'p-d',
    ':',
    '~',
    '@',
    ',',
    'true',
    '20',
    '-',
    '.',
    'e',
    '%',
    '۵',
    ' ',
    '\u0000',
    'o1',
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(piece, { maxLength: 9 }), { maxLength: 5 }),
      fc.string(),
      (parts, other) => {
        const params = new URLSearchParams(parts.map((pieces) => ['f', pieces.join('')]));
        for (const key of ['sort', 'pageNumber', 'pageSize', 'term', 'kinds']) params.append(key, other);
        const { filter, notes } = parseFilter(params);
        expect(filter.properties.length).toBeLessThanOrEqual(parts.length);
        expect(notes.every(({ reason }) => reason !== undefined)).toBe(true);
      },
    ),
  );
});

const ids = fc.stringMatching(/^[\w-]{1,12}$/);
const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
  .map((value) => value + 0);
const conditions = fc.oneof(
  fc
    .tuple(ids, fc.uniqueArray(numbers, { minLength: 1, maxLength: 2 }), fc.option(ids, { nil: undefined }))
    .map(([propertyId, sides, unit]) => {
      const [value, maxValue] = sides.sort((left, right) => left - right);
      return { ...range(value, maxValue, unit), propertyId };
    }),
  fc
    .tuple(
      ids,
      fc.uniqueArray(
        ids.filter((id) => id !== 'true' && id !== 'false'),
        { minLength: 1 },
      ),
    )
    .map(([propertyId, optionIds]) => ({ kind: 'options' as const, propertyId, optionIds })),
  fc.record({ kind: fc.constant('boolean' as const), propertyId: ids, isTrue: fc.boolean() }),
);
const filters: fc.Arbitrary<CatalogueFilter> = fc.record({
  properties: fc.uniqueArray(conditions, { selector: ({ propertyId }) => propertyId }),
  term: fc.constantFrom('', 'پمپ آب', 'SKF & 6205=?#'),
  sort: fc.constantFrom(undefined, ...SORTS, 'property.p-d'),
  pageNumber: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  view: fc.constantFrom(undefined, 'table' as const, 'grid' as const),
  saleCityIds: fc.uniqueArray(ids),
  kinds: fc.constantFrom([], ['Manufacturer'], ['Manufacturer', 'Importer']),
  priceKind: fc.constantFrom(undefined, 'Fixed', 'OnRequest'),
  confirmedOnly: fc.boolean(),
});

it('R-044 what is written to an address is read back, without a note', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const query = toQueryString(serialiseFilter(filter));
      expect(parse(query)).toEqual({ filter, notes: [] });
    }),
    { numRuns: 500 },
  );
});

it('R-044 leaves defaults out and keeps its own signs readable', () => {
  expect(toQueryString(serialiseFilter(EMPTY_FILTER))).toBe('');
  const filter = { ...EMPTY_FILTER, properties: [range(20, 30, 'u-mm')], pageNumber: 2 };
  expect(toQueryString(serialiseFilter(filter))).toBe('f=p-d:20~30@u-mm&pageNumber=2');
});

it('R-051 offers sizes 10, 25, 50, 100 and starts with 25 on page 1', () => {
  expect(PAGE_SIZES).toEqual([10, 25, 50, 100]);
  expect(parse('').filter).toMatchObject({ pageSize: 25, pageNumber: 1 });
  expect(parse('pageSize=۵۰&pageNumber=۳').filter).toMatchObject({ pageSize: 50, pageNumber: 3 });
  expect(parse('pageSize=5').filter.pageSize).toBe(25);
});

it("R-052 shows five of a supplier's products from page 1", () => {
  expect(parse('', SUPPLIER_PRODUCTS_PAGE_SIZE).filter).toMatchObject({ pageSize: 5, pageNumber: 1 });
  expect(parse('pageSize=5', 5)).toMatchObject({ filter: { pageSize: 5 }, notes: [] });
  expect(serialiseFilter({ ...EMPTY_FILTER, pageSize: 5 }, 5).toString()).toBe('');
});

it('R-053 knows the orders of the contract', () => {
  for (const sort of [...SORTS, 'property.p-d', '-property.p-d']) expect(isSort(sort)).toBe(true);
  for (const sort of ['', 'price', 'property.', '-name;drop', 'visitCount '])
    expect(isSort(sort)).toBe(false);
});

it('R-047 leaves out what the category does not have and notes it', () => {
  const query =
    'f=p-d:1~2@u-psi&f=p-none:true&f=p-seal:o1,o9&f=p-brand:o9&f=p-x:1~2&f=p-w:3~&f=p-hidden:true&f=p-count:1~2';
  const properties = [
    { id: 'p-d', dataType: 'Number', measurementQuantityId: 'q-length', defaultMeasurementUnitId: 'u-mm' },
    { id: 'p-w', dataType: 'Number', measurementQuantityId: 'q-length', defaultMeasurementUnitId: 'u-mm' },
    { id: 'p-count', dataType: 'Number' },
    { id: 'p-seal', dataType: 'MultiOption', options: [{ id: 'o1' }] },
    { id: 'p-brand', dataType: 'Option', options: [{ id: 'o1' }] },
    { id: 'p-x', dataType: 'Boolean' },
    { id: 'p-hidden', dataType: 'Boolean', isFilterable: false },
  ];
  const units = { 'q-length': [{ id: 'u-mm', symbol: 'mm', factor: 1 }] };
  const { filter, notes } = checkFilter(parse(query).filter, properties, units);
  expect(filter.properties).toEqual([
    { kind: 'options', propertyId: 'p-seal', optionIds: ['o1'] },
    {
      kind: 'range',
      propertyId: 'p-w',
      value: 3,
      measurementUnitId: 'u-mm',
      defaultMeasurementUnitDisplayText: 'mm',
    },
    { kind: 'range', propertyId: 'p-count', value: 1, maxValue: 2 },
  ]);
  expect(notes).toEqual([
    { reason: 'unknown-unit', raw: 'p-d:1~2@u-psi' },
    { reason: 'unknown-property', raw: 'p-none:true' },
    { reason: 'unknown-option', raw: 'p-seal:o1,o9' },
    { reason: 'unknown-option', raw: 'p-brand:o9' },
    { reason: 'unknown-property', raw: 'p-x:1~2' },
    { reason: 'unknown-property', raw: 'p-hidden:true' },
  ]);
});
