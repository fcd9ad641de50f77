import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KINDS_OF_LIST, MEMORY_LISTS, objectTypeOf, readMemoryKind } from './memory-kinds';
import {
  changeMemoryQuery,
  isNarrowed,
  type MemoryQuery,
  MOST_PAGES,
  NOTE_COLORS,
  parseMemoryQuery,
  REMINDERS,
  SORTS_OF_LIST,
  writeMemoryQuery,
} from './memory-query';

const parse = (text: string, list: (typeof MEMORY_LISTS)[number] = 'notes') =>
  parseMemoryQuery(list, new URLSearchParams(text));

it('R-422 has the kinds of each list, and no others', () => {
  expect(
    MEMORY_LISTS.map((list) => KINDS_OF_LIST[list].filter((kind) => readMemoryKind(list, kind)).length),
  ).toEqual([6, 7, 7]);
  expect([
    readMemoryKind('notes', 'video'),
    readMemoryKind('visits', 'request'),
    readMemoryKind('notes', 'Product'),
  ]).toEqual([undefined, undefined, undefined]);
  expect([objectTypeOf('all'), objectTypeOf('base-product'), objectTypeOf('request')]).toEqual([
    undefined,
    'BaseProduct',
    'TradeRequest',
  ]);
});

it('R-422 is read back from the address as it was written', () => {
  const query = fc.record<MemoryQuery>({
    term: fc.constantFrom('', 'بلبرینگ 6205', 'a&b=c~d'),
    color: fc.option(fc.constantFrom(...NOTE_COLORS), { nil: undefined }),
    reminder: fc.option(fc.constantFrom(...REMINDERS), { nil: undefined }),
    sort: fc.option(fc.constantFrom(...SORTS_OF_LIST.notes.slice(1)), { nil: undefined }),
    pages: fc.integer({ min: 1, max: MOST_PAGES }),
    object: fc.constantFrom(undefined, { objectType: 'Product' as const, objectId: 'sp-1' }),
  });
  fc.assert(
    fc.property(query, (written) => {
      expect(parse(writeMemoryQuery(written))).toEqual(written);
    }),
  );
});

it.each([
  ['color=Pink&reminder=Later&sort=-updatedAt&page=0', {}],
  ['page=999', { pages: MOST_PAGES }],
  ['page=x&object=Product', {}],
  ['object=Nothing~sp-1', {}],
  ['object=Product~../x', {}],
  ['q=++two++words+', { term: 'two words' }],
])('R-422 leaves out what is invalid: %s', (text, rest) => {
  const nothing = {
    term: '',
    color: undefined,
    reminder: undefined,
    sort: undefined,
    pages: 1,
    object: undefined,
  };
  expect(parse(text)).toEqual({ ...nothing, ...rest });
});

it('R-422 has colours and reminders for notes only, and each list its own orders', () => {
  expect(parse('color=Red&reminder=Due&sort=title', 'favourites')).toMatchObject({
    color: undefined,
    reminder: undefined,
    sort: 'title',
  });
  expect(parse('sort=title', 'visits').sort).toBeUndefined();
});

it('R-422 begins at the first page when narrowed, and keeps its pages when an object is opened', () => {
  const third = parse('q=x&page=3');
  expect(changeMemoryQuery(third, { color: 'Red' })).toMatchObject({ term: 'x', color: 'Red', pages: 1 });
  expect(changeMemoryQuery(third, { object: { objectType: 'Page', objectId: 'pg-1' } })).toMatchObject({
    pages: 3,
  });
  expect(changeMemoryQuery(third, { pages: 4 }).pages).toBe(4);
  expect([isNarrowed(third), isNarrowed(changeMemoryQuery(third, { term: '' }))]).toEqual([true, false]);
});
