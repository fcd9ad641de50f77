import { signAt } from '../numbers/number-sign';
import { readNumber } from '../numbers/read-number';
import { isTolerance, toleranceAt } from '../numbers/tolerance';
import type { CategoryTerms } from '../terms/category-terms';
import { phraseTable } from '../terms/phrases';
import type { AssistantTerm } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { readMeasure } from './read-measure';
import { addPart, isFiller, isFree, matchBefore, type Reading, range } from './reading';

/** Other names of trade units, by their title. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  عدد: 'تا|دونه|دانه|عددی|pcs|pc|تایی|قطعه|adad|ta',
  دستگاه: 'device',
  دست: 'ست|سری|set',
  بسته: 'پک|پاکت|کارتن|جعبه',
  شاخه: 'شاخ',
  برگ: 'ورق|شیت',
  حلقه: 'رول|کلاف',
  کیلوگرم: 'کیلو|kg',
  تن: 'ton|tonne',
  متر: 'm',
  'متر مربع': 'مترمربع|m2',
  نفرروز: 'نفر روز',
};
const COUNTED = /^(عدد|دستگاه|دست|جفت|بسته|شاخه|برگ|حلقه|نسخه)$/;
const QUANTITY_NAMES = phraseTable<true>([[true, 'تعداد|تعدادش|مقدار|به تعداد|به مقدار|تعداد سفارش|میزان']]);
const CEILINGS = phraseTable<true>([[true, 'تا|زیر|حداکثر']]);
const NO_UNITS = new Map();

/** Names of the trade units by their folded form. */
export function tradeUnitNames(units: readonly AssistantTerm[]): ReadonlyMap<string, AssistantTerm> {
  return new Map(
    units.flatMap((unit) =>
      [unit.title, ...(OTHER_NAMES[unit.title] ?? '').split('|')]
        .filter((name) => name !== '')
        .map((name) => [termKey(name), unit] as const),
    ),
  );
}

/** Reads how many are wanted: «۵۰۰ عدد», «سه تن», «بیست تا», «۲۰ متر» where no property is measured so. */
export function readQuantity(
  reading: Reading,
  names: ReadonlyMap<string, AssistantTerm>,
  terms: CategoryTerms,
): void {
  const { words, typed } = reading;
  for (let at = 0; at < words.length; at += 1) {
    const number = isFree(reading)(at) ? readNumber(typed, words, at) : undefined;
    if (number === undefined || number.value <= 0 || signAt(typed, words, at) !== undefined) continue;
    if (isTolerance(reading, at, terms.units)) continue;
    // «۵۰۰ ± ۵۰ تن»: five hundred tonnes.
    const spread = toleranceAt(reading, number.end);
    const unitAt = spread === undefined ? number.end : (readNumber(typed, words, spread)?.end ?? number.end);
    const unit = matchWords(words, unitAt, names, isFree(reading), true);
    const named = matchBefore(reading, at, QUANTITY_NAMES);
    const before = nameBefore(reading, at, terms);
    const isQuantity =
      unit !== undefined && isCount(reading, unitAt, unit.end, unit.value, before !== undefined, terms);
    if (isQuantity && unit !== undefined) {
      const { id: tradeUnitId, title: unitTitle } = unit.value;
      const { value, decimalValue = value } = number;
      const amount = COUNTED.test(unitTitle) ? value : decimalValue;
      addPart(reading, 'quantity', { kind: 'quantity', amount, tradeUnitId, unitTitle }, [
        ...range(named?.start ?? at, number.end),
        ...range(unitAt, unit.end),
      ]);
    } else if (
      named !== undefined &&
      readMeasure(reading, at, terms.units)?.units.length === 0 &&
      before === undefined
    ) {
      addPart(
        reading,
        'quantity',
        { kind: 'quantity', amount: number.value },
        range(named.start, number.end),
      );
    }
    at = Math.max(at, number.end - 1);
  }
}

function isCount(
  reading: Reading,
  at: number,
  end: number,
  unit: AssistantTerm,
  isNamed: boolean,
  terms: CategoryTerms,
): boolean {
  const { words, typed } = reading;
  const text = words
    .slice(at, end)
    .map(({ key }) => key)
    .join('');
  // «۵۰ تا ۶۰» is a range.
  if (text === 'تا' && readNumber(typed, words, at + 1) !== undefined) return false;
  if (/^(ورق|رول|شیت|دست|ست|m)$/.test(text) && (isNamed || text === 'm')) return false;
  // «سایز ۱۸ شاخه ۱۲ متری»: the number has its own name.
  if (COUNTED.test(unit.title)) return !isNamed || readNumber(typed, words, end) === undefined;
  if (isNamed || isCeiling(reading, at)) return false;
  // A longer unit begins here: «متر مکعب», «کیلوگرم بر متر»; or a name follows: «۵۰ متر هد».
  const longer = matchWords(words, at, terms.units, isFree(reading));
  if (longer !== undefined && longer.end > end) return false;
  if (nameAfter(reading, end, terms)) return false;
  if (unit.title === 'متر') return !hasOtherMetres(terms);
  return unit.title !== 'ساعت';
}

/** «۵۰ متر» of a pump is its head: a property that only metres measure, and no length. */
function hasOtherMetres(terms: CategoryTerms): boolean {
  const metres = terms.units.get('متر') ?? [];
  return terms.properties.some(
    ({ quantityId }) => quantityId !== 'q-length' && metres.some((unit) => unit.quantityId === quantityId),
  );
}

function nameBefore(reading: Reading, at: number, terms: CategoryTerms) {
  let end = readMeasure(reading, at, NO_UNITS)?.start ?? at;
  while (end > 0 && isFiller(reading.words[end - 1]) && !terms.names.has(reading.words[end - 1]?.key ?? ''))
    end -= 1;
  return matchBefore(reading, end, terms.names);
}

function nameAfter(reading: Reading, at: number, terms: CategoryTerms): boolean {
  const match = matchWords(reading.words, at, terms.names, isFree(reading), true);
  if (match === undefined) return false;
  return [0, 1, 2].every((skip) => {
    const isRead = reading.words[match.end + skip]?.kind === 'number';
    return !isRead && readMeasure(reading, match.end + skip, NO_UNITS) === undefined;
  });
}

/** «تا ۶ متر» is a size, not how many. */
function isCeiling(reading: Reading, unitAt: number): boolean {
  for (let at = unitAt - 1; at >= Math.max(0, unitAt - 4); at -= 1) {
    if (reading.words[at]?.kind === 'stop') return false;
    if (matchBefore(reading, at, CEILINGS) !== undefined) return true;
  }
  return false;
}
