import { expect, it } from 'vitest';
import { readSeedVocabulary } from './testing/seed-vocabulary.fixtures';
import { understand } from './understand';

const vocabulary = readSeedVocabulary();

/** Returns what a sentence says of the price in one line: «~200000000 tu-tonne تن». */
function priceOf(sentence: string, known = vocabulary): string | undefined {
  const price = understand(sentence, known).parts.find((part) => part.kind === 'price');
  if (price === undefined) return undefined;
  const { minRial = '', maxRial = '', per, tradeUnitId = '', unitTitle = '' } = price;
  return `${minRial}~${maxRial} ${per === 'total' ? per : ''} ${tradeUnitId} ${unitTitle}`
    .replace(/ +/g, ' ')
    .trim();
}
const leftOf = (sentence: string) => understand(sentence, vocabulary).notUnderstood.map(({ text }) => text);
const wordsOf = (sentence: string) => {
  const { parts } = understand(sentence, vocabulary);
  const spans = parts.find(({ kind }) => kind === 'price')?.spans ?? [];
  return spans.map(({ start, end }) => sentence.slice(start, end));
};

it.each([
  ['میلگرد ۱۶ هر تن زیر ۲۰ میلیون تومان', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ تنی زیر ۲۰ میلیون تومان', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ زیر ۲۰ میلیون تومان هر تن', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ زیر ۲۰ میلیون تومان برای هر تن', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ قیمت هر تن حداکثر ۲۰ میلیون', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ هر تن قیمتش زیر ۲۰ میلیون تومان', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ بودجه هر تن ۲۰ میلیون تومان', '~200000000 tu-tonne تن'],
  ['هر تن میلگرد ۱۶ زیر ۲۰ میلیون تومان', '~200000000 tu-tonne تن'],
  ['میلگرد ۱۶ هر کیلو زیر ۲۹ هزار تومان', '~290000 tu-kg کیلوگرم'],
  ['میلگرد ۱۶ کیلویی ۲۸ تا ۲۹ هزار تومان', '280000~290000 tu-kg کیلوگرم'],
  ['میلگرد ۱۶ زیر ۲۹۰۰۰ تومان بر کیلوگرم', '~290000 tu-kg کیلوگرم'],
  ['میلگرد ۱۶ به ازای هر کیلوگرم حداکثر ۲۹٬۰۰۰ تومان', '~290000 tu-kg کیلوگرم'],
  ['میلگرد ۱۶ زیر 29000 تومان/kg', '~290000 tu-kg کیلوگرم'],
  ['کابل افشان متری زیر ۵۰ هزار تومان', '~500000 tu-meter متر'],
  ['ورق سیاه هر متر مربع زیر ۹۰۰ هزار تومان', '~9000000 tu-square-meter متر مربع'],
  ['لوله مانیسمان شاخه‌ای زیر ۳ میلیون تومان', '~30000000 tu-branch شاخه'],
  ['پیچ M16×60 دانه‌ای زیر ۴۵ هزار تومان', '~450000 tu-piece عدد'],
  ['پیچ M16×60 زیر ۴۵ هزار تومان دونه‌ای', '~450000 tu-piece عدد'],
  ['پیچ M16×60 هر بسته زیر ۴۵۰ هزار تومان', '~4500000 tu-pack بسته'],
])('R-551 R-573 reads the trade unit a price is for: %s', (sentence, price) => {
  expect(priceOf(sentence)).toBe(price);
  expect(leftOf(sentence)).toEqual([]);
});

it.each([
  ['پیچ M16×60 زیر ۴۵ هزار تومان', '~450000'],
  ['پیچ M16×60 هر کدام زیر ۴۵ هزار تومان', '~450000'],
  ['پیچ M16×60 قیمت واحد زیر ۴۵ هزار تومان', '~450000'],
  ['میلگرد ۱۶ پنج تن، در مجموع زیر ۱۰۰ میلیون تومان', '~1000000000 total'],
  ['شیر دستی زیر ۲ میلیون تومان', '~20000000'],
])('R-551 R-552 reads no trade unit where the price names none: %s', (sentence, price) => {
  expect(priceOf(sentence)).toBe(price);
});

it.each([
  ['پروفیل وزن هر متر ۵ کیلوگرم بر متر زیر ۲۰ میلیون تومان', '~200000000'],
  ['لوله مانیسمان ۲ اینچ شاخه ۶ متری زیر ۵ میلیون تومان', '~50000000'],
  ['کپسول آتش نشانی پودری ۶ کیلویی زیر ۳ میلیون تومان', '~30000000'],
])('R-552 a measure before the price is no unit of it: %s', (sentence, price) => {
  expect(priceOf(sentence)).toBe(price);
});

it('R-552 the words of the unit are those of the price', () => {
  expect(wordsOf('میلگرد ۱۶ هر تن زیر ۲۰ میلیون تومان')).toEqual(['هر تن زیر ۲۰ میلیون تومان']);
  expect(wordsOf('هر تن میلگرد ۱۶ زیر ۲۰ میلیون تومان')).toEqual(['هر تن', 'زیر ۲۰ میلیون تومان']);
  expect(wordsOf('میلگرد ۱۶ زیر 29000 تومان/kg')).toEqual(['زیر 29000 تومان/kg']);
});

it.each([
  'میلگرد ۱۶ هر تن ترجیحاً زیر ۲۰ میلیون تومان',
  'هر تن میلگرد ۱۶ ترجیحاً زیر ۲۰ میلیون تومان',
  'میلگرد ۱۶ ترجیحاً هر تن زیر ۲۰ میلیون تومان',
])('R-553 a wish is for the price, wherever its unit stands: %s', (sentence) => {
  const { parts } = understand(sentence, vocabulary);
  const strengths = parts.map(({ key, strength }) => [key, strength]).toSorted();
  expect(strengths).toEqual([
    ['price', 'soft'],
    ['property:p-bar-diameter', 'hard'],
  ]);
});

it('R-573 a price for a unit the catalogue does not have keeps its name, so that it is not compared with another', () => {
  expect(priceOf('میلگرد ۱۶ هر تن زیر ۲۰ میلیون تومان', { ...vocabulary, tradeUnits: [] })).toBe(
    '~200000000 تن',
  );
  expect(priceOf('سیمان هر کیسه زیر ۱۰۰ هزار تومان')).toBe('~1000000 کیسه');
});
