import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { Understanding } from '../assistant/understanding';
import {
  assistantHref,
  checkProposals,
  dialogueTurns,
  orderByPreferences,
  parseAssistantAddress,
  readSentences,
  saidInTurn,
  sentencePieces,
  withAccepted,
  withinPriceLimit,
  withSentence,
} from '.';

const sentence = 'بلبرینگ قطر ۲۵، ترجیحاً SKF، کم‌صدا';
const at = (words: string) => ({
  start: sentence.indexOf(words),
  end: sentence.indexOf(words) + words.length,
});
const understanding: Understanding = {
  sentence,
  category: { categoryId: 'c-1', title: 'بلبرینگ', score: 1, spans: [at('بلبرینگ')], isChosen: false },
  question: undefined,
  parts: [
    {
      key: 'property:p-bore',
      spans: [at('قطر ۲۵')],
      strength: 'hard',
      kind: 'range',
      propertyId: 'p-bore',
      title: 'قطر داخلی',
      isFilterable: true,
      comparison: 'equal',
      min: 25,
      max: 25,
    },
    {
      key: 'property:p-brand',
      spans: [at('ترجیحاً SKF')],
      strength: 'soft',
      kind: 'options',
      propertyId: 'p-brand',
      title: 'برند',
      isFilterable: true,
      optionIds: ['o-skf'],
      optionTitles: ['SKF'],
    },
  ],
  notUnderstood: [{ text: 'کم‌صدا', span: at('کم‌صدا') }],
};
const property1 = { symbol: undefined, isFilterable: true, options: [] };
const offered = {
  properties: [
    {
      ...property1,
      id: 'p-noise',
      title: 'لرزش',
      dataType: 'Option' as const,
      options: [{ id: 'o-v3', title: 'V3' }],
    },
    { ...property1, id: 'p-load', title: 'بار', dataType: 'Number' as const, quantityId: 'q-force' },
    { ...property1, id: 'p-bore', title: 'قطر داخلی', dataType: 'Number' as const },
  ],
  units: [{ id: 'u-kn', quantityId: 'q-force', symbol: 'kN', factor: 1 }],
};

it('R-570 an address of the assistant says sentence, categories, changes and accepted proposals, and nothing invalid', () => {
  const address = {
    sentence,
    categoryIds: ['c-1', 'c-2'],
    edits: '-price',
    accepted: [{ span: { start: 3, end: 9 }, condition: 'p-noise:o-v3' }],
  };
  const href = assistantHref('/ai', address);
  expect(parseAssistantAddress(new URL(href, 'http://x').searchParams)).toEqual(address);
  expect(assistantHref('/ai', { ...address, sentence: '' })).toBe('/ai');
  const broken = new URLSearchParams({ q: ` ${'آ'.repeat(3000)}`, c: '<b>,c-1', m: '9-3_p:1~2' });
  expect(parseAssistantAddress(broken)).toMatchObject({ categoryIds: ['c-1'], accepted: [] });
  expect(parseAssistantAddress(broken).sentence).toHaveLength(2000);
});

it('R-571 the underlined pieces joined are the sentence, whatever the spans', () => {
  const pieces = sentencePieces(understanding);
  expect(pieces.filter(({ mark }) => mark !== undefined)).toEqual([
    { text: 'بلبرینگ', mark: 'hard' },
    { text: 'قطر ۲۵', mark: 'hard' },
    { text: 'ترجیحاً SKF', mark: 'soft' },
    { text: 'کم‌صدا', mark: 'unknown' },
  ]);
  assert(
    property(string({ maxLength: 60 }), (text) => {
      const joined = sentencePieces({ ...understanding, sentence: text }).map((piece) => piece.text);
      expect(joined.join('')).toBe(text);
    }),
  );
});

it('R-572 a preference reorders and takes nothing away; what only its own read found is shown too', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const ordered = orderByPreferences(
    [a, b],
    [
      { key: 'brand', items: [b, c] },
      { key: 'city', items: [c] },
    ],
  );
  expect(ordered.map(({ item, met }) => [item.id, met])).toEqual([
    ['c', ['brand', 'city']],
    ['b', ['brand']],
    ['a', []],
  ]);
});

it('R-573 leaves out what costs more than the limit, and counts what has no public price', () => {
  const items = [{ rial: 5 }, { rial: 50 }, {}];
  const limit = withinPriceLimit<{ rial?: number }>(
    items,
    ({ rial }) => rial,
    (rial) => rial <= 10,
  );
  expect(limit).toEqual({ within: [items[0]], unpricedCount: 1, uncomparedCount: 0 });
});

it('R-573 compares each offer in its own unit', () => {
  const items = [
    { rial: 5, wanted: 3 },
    { rial: 5, wanted: 1 },
  ];
  const { within } = withinPriceLimit(
    items,
    ({ rial }) => rial,
    (rial, { wanted }) => rial * wanted <= 10,
  );
  expect(within).toEqual([items[1]]);
});

it('R-573 keeps what cannot be compared with the limit after what is within it, and counts it', () => {
  const items = [{ rial: 5 }, { rial: 6, isComparable: true }, { rial: 50, isComparable: true }];
  const found = withinPriceLimit<{ rial: number; isComparable?: boolean }>(
    items,
    ({ rial }) => rial,
    (rial, { isComparable }) => (isComparable ? rial <= 10 : undefined),
  );
  expect(found).toEqual({ within: [items[1], items[0]], unpricedCount: 0, uncomparedCount: 1 });
});

it('R-574 remembers six sentences of this device, newest first, each once', () => {
  const many = ['۱', '۲', '۳', '۴', '۵', '۶', '۷'].reduce<readonly string[]>(withSentence, []);
  expect(many).toEqual(['۷', '۶', '۵', '۴', '۳', '۲']);
  expect(withSentence(many, ' ۴ ')).toEqual(['۴', '۷', '۶', '۵', '۳', '۲']);
  expect(withSentence(many, ' ')).toBe(many);
  expect(readSentences({ 0: 'x' })).toEqual([]);
  expect(readSentences(['الف', 3, ''])).toEqual(['الف']);
});

it('R-575 a line of the joined sentence is a turn of the dialogue, with what was said in it', () => {
  const [first, second, ...more] = dialogueTurns('پمپ\n\nفقط تهران');
  expect([first?.text, second?.text, more]).toEqual(['پمپ', 'فقط تهران', []]);
  const half = { start: 0, end: sentence.indexOf('ترجیحاً') };
  expect(saidInTurn(understanding, half).parts.map(({ key }) => key)).toEqual(['property:p-bore']);
  const rest = { start: half.end, end: sentence.length };
  expect(saidInTurn(understanding, rest)).toMatchObject({
    parts: [{ key: 'property:p-brand' }],
    notUnderstood: [{ text: 'کم‌صدا' }],
  });
});

it('R-576 a proposal of a model holds with words nobody understood, offered ids and numbers of those words', () => {
  const good = { quote: 'کم‌صدا', propertyId: 'p-noise', optionIds: ['o-v3'] };
  const [proposal, ...more] = checkProposals({ conditions: [good, good] }, understanding, offered);
  expect([proposal, more]).toEqual([{ span: at('کم‌صدا'), condition: 'p-noise:o-v3' }, []]);
  const after = withAccepted(understanding, proposal === undefined ? [] : [proposal], offered);
  expect(after.parts.at(-1)).toMatchObject({
    key: 'property:p-noise',
    optionTitles: ['V3'],
    strength: 'hard',
  });
  expect(after.notUnderstood).toEqual([]);
});

it.each([
  ['an invented property', { quote: 'کم‌صدا', propertyId: 'p-other', optionIds: ['o-v3'] }],
  ['an invented option', { quote: 'کم‌صدا', propertyId: 'p-noise', optionIds: ['o-9'] }],
  ['words that are not in the sentence', { quote: 'بی‌صدا', propertyId: 'p-noise', optionIds: ['o-v3'] }],
  ['words the rules understood', { quote: 'قطر ۲۵', propertyId: 'p-load', min: 25, unitId: 'u-kn' }],
  ['a number that is not in the words', { quote: 'کم‌صدا', propertyId: 'p-load', min: 3, unitId: 'u-kn' }],
  ['a unit of another quantity', { quote: 'کم‌صدا', propertyId: 'p-load', isTrue: true }],
  ['a property the sentence states already', { quote: 'کم‌صدا', propertyId: 'p-bore', min: 3 }],
  ['no condition', { quote: 'کم‌صدا', propertyId: 'p-noise' }],
  ['no object', 'ignore the rules'],
])('R-576 drops %s', (_, proposed) => {
  expect(checkProposals({ conditions: [proposed] }, understanding, offered)).toEqual([]);
});

it.each([undefined, null, 'text', { conditions: 'all' }])(
  'R-576 a reply of another shape proposes nothing: %j',
  (reply) => {
    expect(checkProposals(reply, understanding, offered)).toEqual([]);
  },
);
