import { phraseTable } from '../terms/phrases';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { type Measure, readMeasure } from './read-measure';
import { addPart, isFree, matchBefore, type Reading, range } from './reading';

const RIAL_PER_TOMAN = 10;
const CURRENCIES = phraseTable<number>([
  [RIAL_PER_TOMAN, 'تومان|تومن|تومنی|تومانی|toman'],
  [1, 'ریال|ریالی|rial'],
]);
const PRICE_NAMES = phraseTable<'unit' | 'total' | 'price'>([
  [
    'unit',
    'دونه ای|دانه ای|عددی|هر عدد|هر دانه|هر دونه|هر کیلو|هر کیلوگرم|هر متر|هر دستگاه|هر تن|هر جفت|هر شاخه|هر برگ|کیلویی|متری|قیمت واحد|فی|قیمت هر عدد|قیمت هر کیلو|قیمت هر متر|جفتی|دستگاهی|هر کدام|هرکدام|دونه|دونه یی|تنی|شاخه ای|برگی|قیمت هر',
  ],
  [
    'total',
    'در مجموع|مجموعا|جمعا|کلا|سرجمع|مبلغ کل|قیمت کل|کل بودجه|کل مبلغ|بودجه کل|روی هم|رو هم|جمع کل|کل سفارش|کل خرید|بودجه|بودجه ام|بودجه ما|بودجمون|کلش|در کل|جمع|کل',
  ],
  ['price', 'قیمت|به قیمت|قیمتش|با قیمت|قیمت آن|قیمتشون|بها|مبلغ'],
]);
const NO_UNITS = new Map();
const THOUSAND = termKey('هزار');

/** Reads prices: an amount with «تومان» or «ریال», one after «قیمت» or «بودجه», or a bare one of hundred thousands. */
export function readPrices(reading: Reading, otherUnits: (at: number) => boolean): void {
  for (let at = 0; at < reading.words.length; at += 1) {
    const measure = readMeasure(reading, at, NO_UNITS);
    if (measure === undefined) continue;
    readPrice(reading, measure, otherUnits);
    at = Math.max(at, measure.end - 1);
  }
}

function readPrice(reading: Reading, measure: Measure, otherUnits: (at: number) => boolean): void {
  const { words } = reading;
  const free = isFree(reading);
  const currency = matchWords(words, measure.valueEnd, CURRENCIES, free, true);
  const skipped = skipBack(reading, measure.start);
  const name = matchBefore(reading, skipped, PRICE_NAMES);
  const value = measure.max ?? measure.min ?? 0;
  const end = currency?.end ?? measure.end;
  const nameAfter = matchWords(words, end, PRICE_NAMES, free, true);
  const isBare =
    currency === undefined && measure.hasScale && value >= 100_000 && !otherUnits(measure.valueEnd);
  const isNamed =
    currency === undefined && name !== undefined && measure.hasScale && !otherUnits(measure.valueEnd);
  if (currency === undefined && !isBare && !isNamed) return;
  const after = currency === undefined ? undefined : readBoundAfter(reading, measure, end);
  const perRial = currency?.value ?? RIAL_PER_TOMAN;
  // «۴۵ تومن» in the trade of small parts is written out; no thousand is added.
  const rial = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * perRial);
  const bounds = after ?? measure;
  const isExact = bounds.comparison === 'equal';
  const minRial = bounds.comparison === 'atMost' || isExact ? undefined : rial(bounds.min);
  const maxRial = bounds.comparison === 'atLeast' ? undefined : rial(bounds.max ?? bounds.min);
  const isTotal =
    name?.value === 'total' ||
    nameAfter?.value === 'total' ||
    isTotalBefore(reading, name?.start ?? measure.start);
  addPart(
    reading,
    'price',
    {
      kind: 'price',
      ...(minRial === undefined ? {} : { minRial }),
      ...(maxRial === undefined ? {} : { maxRial }),
      per: isTotal ? 'total' : 'unit',
    },
    [
      ...(name === undefined ? [] : range(name.start, skipped)),
      ...range(measure.start, after?.end ?? Math.max(end, measure.end)),
      ...(nameAfter === undefined || nameAfter.value === 'price' ? [] : range(end, nameAfter.end)),
    ],
  );
}

/** Bounds after the currency: «۵۰ هزار تومان به پایین», «… گران‌تر نباشد». */
function readBoundAfter(reading: Reading, measure: Measure, end: number) {
  const words = reading.words;
  const shifted = {
    ...reading,
    words: [...words.slice(0, measure.valueEnd), ...words.slice(end)],
    taken: [...reading.taken.slice(0, measure.valueEnd), ...reading.taken.slice(end)],
  };
  const again = readMeasure(shifted, measure.numberAt, NO_UNITS);
  return again === undefined || again.end === again.valueEnd
    ? undefined
    : { ...again, end: again.end + (end - measure.valueEnd) };
}

function skipBack(reading: Reading, end: number): number {
  let place = end;
  while (
    place > 0 &&
    ['هم', 'ام', 'اش', 'ش', 'ما', 'من', 'حدود', 'از', 'باید', 'هر', ''].includes(
      reading.words[place - 1]?.key ?? THOUSAND,
    ) &&
    reading.words[place - 1]?.kind !== 'stop'
  )
    place -= 1;
  return place;
}

function isTotalBefore(reading: Reading, end: number): boolean {
  return matchBefore(reading, end, PRICE_NAMES)?.value === 'total';
}
