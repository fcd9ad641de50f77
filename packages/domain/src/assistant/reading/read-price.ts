import { type PriceTerms, unitBesidePrice, unitOfClause } from '../numbers/read-price-unit';
import type { CategoryTerms } from '../terms/category-terms';
import { phraseTable } from '../terms/phrases';
import { priceNames } from '../terms/price-names';
import type { AssistantTerm } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { type Measure, readMeasure } from './read-measure';
import { addPart, isFree, matchBefore, type Reading, range } from './reading';

const RIAL_PER_TOMAN = 10;
const CURRENCIES = phraseTable<number>([
  [RIAL_PER_TOMAN, 'تومان|تومن|تومنی|تومانی|toman'],
  [1, 'ریال|ریالی|rial'],
]);
const NO_UNITS = new Map();
const THOUSAND = termKey('هزار');

/**
 * Reads prices: an amount with «تومان» or «ریال», one after «قیمت» or «بودجه», or a bare one of hundred thousands; with the trade unit it is
 * for, where one is named: «هر تن», «کیلویی».
 */
export function readPrices(
  reading: Reading,
  tradeUnits: ReadonlyMap<string, AssistantTerm>,
  category: CategoryTerms,
  otherUnits: (at: number) => boolean,
): void {
  const terms = { names: priceNames(tradeUnits), tradeUnits, category };
  for (let at = 0; at < reading.words.length; at += 1) {
    const measure = readMeasure(reading, at, NO_UNITS);
    if (measure === undefined) continue;
    readPrice(reading, measure, terms, otherUnits);
    at = Math.max(at, measure.end - 1);
  }
}

function readPrice(
  reading: Reading,
  measure: Measure,
  terms: PriceTerms,
  otherUnits: (at: number) => boolean,
): void {
  const { words } = reading;
  const free = isFree(reading);
  const currency = matchWords(words, measure.valueEnd, CURRENCIES, free, true);
  const skipped = skipBack(reading, measure.start);
  const name = matchBefore(reading, skipped, terms.names);
  const value = measure.max ?? measure.min ?? 0;
  const end = currency?.end ?? measure.end;
  const nameAfter = matchWords(words, end, terms.names, free, true);
  const isBare =
    currency === undefined && measure.hasScale && value >= 100_000 && !otherUnits(measure.valueEnd);
  const isNamed =
    currency === undefined && name !== undefined && measure.hasScale && !otherUnits(measure.valueEnd);
  if (currency === undefined && !isBare && !isNamed) return;
  const after = currency === undefined ? undefined : readBoundAfter(reading, measure, end);
  const beside = unitBesidePrice(reading, skipped, end, terms);
  const nameEnd = name?.start ?? measure.start;
  const former = matchBefore(reading, nameEnd, terms.names);
  const isAllBefore = former?.value.per === 'total';
  // «بودجه هر تن» is a price of one.
  const isTotal =
    nameAfter?.value.per === 'total' ||
    (beside === undefined && (name?.value.per === 'total' || isAllBefore));
  const unit = isTotal ? undefined : (beside ?? unitOfClause(reading, skipped, terms));
  const isNameTaken = name !== undefined && (name.value.unitTitle === undefined || beside !== undefined);
  addPart(
    reading,
    'price',
    {
      kind: 'price',
      ...boundsInRial(after ?? measure, currency?.value ?? RIAL_PER_TOMAN),
      per: isTotal ? 'total' : 'unit',
      ...(unit === undefined ? {} : tradeUnitOf(unit.unitTitle, terms)),
    },
    [
      ...(former !== undefined && isAllBefore ? range(former.start, nameEnd) : []),
      ...(isNameTaken ? range(name.start, skipped) : []),
      ...range(measure.start, after?.end ?? Math.max(end, measure.end)),
      ...(nameAfter?.value.per === undefined ? [] : range(end, nameAfter.end)),
      ...(unit?.indexes ?? []),
    ],
  );
}

function boundsInRial({ comparison, min, max = min }: Measure, perUnit: number) {
  // «۴۵ تومن» in the trade of small parts is written out; no thousand is added.
  const rial = (amount: number) => Math.round(amount * perUnit);
  const hasMin = comparison === 'atLeast' || comparison === 'between';
  return {
    ...(hasMin && min !== undefined ? { minRial: rial(min) } : {}),
    ...(comparison !== 'atLeast' && max !== undefined ? { maxRial: rial(max) } : {}),
  };
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

/** A unit the catalogue does not have keeps its name alone: its price is compared with no other. */
function tradeUnitOf(unitTitle: string, { tradeUnits }: PriceTerms) {
  const unit = tradeUnits.get(termKey(unitTitle));
  return unit === undefined ? { unitTitle } : { tradeUnitId: unit.id, unitTitle: unit.title };
}
