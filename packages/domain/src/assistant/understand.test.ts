import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueSentence } from './request/continue-sentence';
import { readSeedVocabulary } from './testing/seed-vocabulary.fixtures';
import { understand } from './understand';
import type { Understanding } from './understanding';
import { LONGEST_SENTENCE } from './words/split-words';

const vocabulary = readSeedVocabulary();
const ask = (sentence: string, category?: string) => understand(sentence, vocabulary, category);
const part = (understanding: Understanding, key: string) =>
  understanding.parts.find((one) => one.key === key);
const ISSUE =
  'بلبرینگ شیار عمیق قطر داخلی ۲۵ تا ۳۰ میلی‌متر، ۵۰۰ عدد، تحویل تهران، زیر دو میلیون، ترجیحاً SKF یا FAG، کم‌صدا';

it('R-550 R-551 reads the sentence of the issue', () => {
  const read = ask(ISSUE);
  expect(read.category?.categoryId).toBe('c-deep-groove-ball-bearing');
  expect(part(read, 'property:p-bore')).toMatchObject({ min: 25, max: 30, unitId: 'u-mm', strength: 'hard' });
  expect(part(read, 'quantity')).toMatchObject({ amount: 500, tradeUnitId: 'tu-piece' });
  expect(part(read, 'cities')).toMatchObject({ cityIds: ['city-tehran'] });
  expect(part(read, 'price')).toMatchObject({ maxRial: 20_000_000, per: 'unit' });
});

it.each([
  ['کنتاکتور ۲۵ آمپر، ترجیحاً SKF نه، ترجیحاً زیمنس', 'property:p-brand', 'soft'],
  ['شیر توپی DN50 بدنه استیل ۳۱۶ باشد بهتر است', 'property:p-body-material', 'soft'],
  ['شیر توپی DN50، اگر شد دنده‌ای، فقط KITZ', 'property:p-connection', 'soft'],
  ['شیر توپی DN50، اگر شد دنده‌ای، فقط KITZ', 'property:p-brand', 'hard'],
  ['شیر توپی DN50 فلنجی', 'property:p-connection', 'hard'],
])('R-553 tells what is wished from what is demanded: %s', (sentence, key, strength) => {
  expect(part(ask(sentence), key)?.strength).toBe(strength);
});

it('R-554 names the words nothing took, and leaves out those that only are polite', () => {
  expect(ask(ISSUE).notUnderstood.map(({ text }) => text)).toEqual(['کم‌صدا']);
  const read = ask('سلام، لطفاً پیچ M16×60 خشکه، هزار عدد');
  expect(read.notUnderstood.map(({ text }) => text)).toEqual(['خشکه']);
  expect(ask('کنتاکتور ۲۵ آمپر، نه چینت').parts.map(({ key }) => key)).toEqual(['property:p-current']);
});

it('R-555 asks when several categories fit as well, and stops asking once one is chosen', () => {
  const read = ask('بلبرینگ قطر داخلی ۲۵');
  expect(read.category?.categoryId).toBe('c-ball-bearings');
  expect(read.question?.options.map(({ categoryId }) => categoryId)).toContain('c-deep-groove-ball-bearing');
  const chosen = ask('بلبرینگ قطر داخلی ۲۵', 'c-thrust-ball-bearing');
  expect(chosen).toMatchObject({
    question: undefined,
    category: { categoryId: 'c-thrust-ball-bearing', isChosen: true },
  });
  expect(part(chosen, 'property:p-bore')).toMatchObject({ min: 25, max: 25 });
});

const SENTENCES = [
  ISSUE,
  'شیر کشویی ۴ اینچ پی ان ۱۶ بیست عدد',
  'پمپ سانتریفیوژ با هد ۳۲ متر، تولیدکنندهٔ تأییدشده',
  'ورق سیاه ۱۰ میل ۵ تن',
  'پیچ M8×1.25 طول ۳۰، صد عدد',
  'بلبرینگ قطر داخلی ۲۰±۰٫۵ میلی‌متر، قطر خارجی ≤ ۴۷',
  'سنسور دما منفی ۲۰ تا مثبت ۸۰ درجه',
  'هر تن میلگرد ۱۶ زیر ۲۰ میلیون تومان',
];

it.each(SENTENCES)('R-556 reads Arabic letters and digits of any script alike: %s', (sentence) => {
  const arabic = sentence
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
    .replace(/[۰-۹]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'['۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)] ?? digit);
  const meaning = ({ parts, category }: Understanding) => [
    category?.categoryId,
    parts.map(({ key, spans }) => [key, spans]),
  ];
  expect(meaning(ask(arabic))).toEqual(meaning(ask(sentence)));
});

it('R-558 later lines of a dialogue win', () => {
  const first = 'شیر توپی DN50، بیست عدد، تحویل تهران';
  const next = continueSentence(continueSentence(first, 'تا ۵۰۰ هزار تومان'), 'سی عدد، فقط اصفهان');
  const read = ask(next);
  expect(part(read, 'quantity')).toMatchObject({ amount: 30 });
  expect(part(read, 'cities')).toMatchObject({ cityIds: ['city-isfahan'] });
  expect(part(read, 'price')).toMatchObject({ maxRial: 5_000_000 });
  expect(part(read, 'property:p-dn')).toMatchObject({ min: 50 });
});

it('R-552 removing the words of a part removes the part', () => {
  for (const sentence of SENTENCES) {
    for (const { key, spans } of ask(sentence).parts) {
      const rest = [...spans]
        .reverse()
        .reduce((text, { start, end }) => `${text.slice(0, start)}،${text.slice(end)}`, sentence);
      expect(ask(rest).parts.map((one) => one.key)).not.toContain(key);
    }
  }
});

it('R-552 R-559 never throws; spans lie inside what is read and no two parts share one', () => {
  const words = fc.constantFrom(
    ...'بلبرینگ قطر داخلی ۲۵ تا 30 میلی‌متر ، عدد شیر DN50 M16 × ½ ۱/۲ - + ± ≥ < منفی مثبت زیر دو میلیون تومان هر تن کیلویی بودجه بر ترجیحا SKF نه بدون به : = " 6205 و نیم'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { sentence, parts, notUnderstood } = ask(text);
      const spans = [...parts.flatMap((one) => one.spans), ...notUnderstood.map(({ span }) => span)];
      const inOrder = spans.sort((left, right) => left.start - right.start);
      for (const [index, { start, end }] of inOrder.entries()) {
        expect(sentence.slice(start, end).trim()).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(inOrder[index - 1]?.end ?? 0);
        expect(end).toBeLessThanOrEqual(sentence.length);
      }
      for (const { spans: own } of parts) expect(own).not.toEqual([]);
    }),
    // A letter of one unit that is folded into two.
    { numRuns: 150, examples: [['\ufacf']] },
  );
});

it('R-559 reads the first 2,000 characters of a longer text', () => {
  const read = ask(`${'میلگرد '.repeat(400)} ۵۰ تن`);
  expect(read.sentence).toHaveLength(LONGEST_SENTENCE);
  expect(read.category?.categoryId).toBe('c-rebar');
});
