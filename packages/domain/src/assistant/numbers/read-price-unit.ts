import { isFree, matchBefore, type Reading, range } from '../reading/reading';
import type { CategoryTerms } from '../terms/category-terms';
import type { PriceName } from '../terms/price-names';
import type { AssistantTerm } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { numberWord } from './number-words';

/** The words prices are read with. */
export interface PriceTerms {
  readonly names: ReadonlyMap<string, PriceName>;
  readonly tradeUnits: ReadonlyMap<string, AssistantTerm>;
  readonly category: CategoryTerms;
}

/** A trade unit a price is for, and the words that name it. */
interface PriceUnit {
  readonly unitTitle: string;
  readonly indexes: readonly number[];
}

/** Lengths and volumes describe the goods: «شاخه ۶ متری», «مخزن ۳۰۰ لیتری». */
const SIZES = /^(متر|لیتر)/;
const MOST_WORDS_BETWEEN = 8;

/** Reads the trade unit beside a price that begins at `start` and ends before `end`; words before it nearer than those after count first. */
export function unitBesidePrice(
  reading: Reading,
  start: number,
  end: number,
  terms: PriceTerms,
): PriceUnit | undefined {
  const name = matchBefore(reading, start, terms.names);
  // «هر تن قیمتش …»: the name of the price stands between.
  const former = name?.value.per === undefined && name !== undefined ? name.start : undefined;
  return (
    unitBefore(reading, start, terms) ??
    (former === undefined ? undefined : unitBefore(reading, former, terms)) ??
    unitAfter(reading, end, terms)
  );
}

/** Reads «هر تن» earlier in the clause of a price: «هر تن میلگرد ۱۶ زیر ۲۰ میلیون تومان». */
export function unitOfClause(reading: Reading, start: number, terms: PriceTerms): PriceUnit | undefined {
  const { words } = reading;
  for (let at = start - 1; at >= Math.max(0, start - MOST_WORDS_BETWEEN); at -= 1) {
    if (words[at]?.kind === 'stop') return undefined;
    const name =
      words[at]?.key === 'هر' ? matchWords(words, at, terms.names, isFree(reading), true) : undefined;
    const unitTitle = name?.value.unitTitle;
    if (name === undefined || unitTitle === undefined) continue;
    // «وزن هر متر» is the name of a property.
    const ofProperty = matchBefore(reading, name.end, terms.category.names);
    if (ofProperty === undefined || ofProperty.start >= at)
      return { unitTitle, indexes: range(at, name.end) };
  }
  return undefined;
}

/** «هر تن», «کیلویی». */
function unitBefore(reading: Reading, end: number, terms: PriceTerms): PriceUnit | undefined {
  const name = matchBefore(reading, end, terms.names);
  const unitTitle = name?.value.unitTitle;
  if (name === undefined || unitTitle === undefined) return undefined;
  return isSize(reading, name.start, unitTitle, terms.category)
    ? undefined
    : { unitTitle, indexes: range(name.start, end) };
}

/** «هر تن», «کیلویی», «بر کیلوگرم», «/kg». */
function unitAfter(reading: Reading, at: number, terms: PriceTerms): PriceUnit | undefined {
  const { words, typed } = reading;
  const name = matchWords(words, at, terms.names, isFree(reading), true);
  if (name?.value.unitTitle !== undefined)
    return { unitTitle: name.value.unitTitle, indexes: range(at, name.end) };
  const joint = words[at];
  if (joint === undefined || !/^(بر|per|\/)$/.test(joint.key || typed.slice(joint.start, joint.end)))
    return undefined;
  const unit = matchWords(words, at + 1, terms.tradeUnits, isFree(reading), true);
  return unit && { unitTitle: unit.value.title, indexes: range(at, unit.end) };
}

/** A number before the word may measure the goods: each length does, a weight where the list is narrowed by one («خاموش‌کننده ۶ کیلویی»). */
function isSize({ words }: Reading, at: number, unitTitle: string, { properties, units }: CategoryTerms) {
  const before = words[at - 1];
  const isNumber = before?.kind === 'number' || numberWord(before?.key ?? '') !== undefined;
  if (!isNumber || words[at]?.key === 'هر') return false;
  const measures = units.get(termKey(unitTitle)) ?? [];
  const isMeasured = properties.some(
    ({ quantityId, isFilterable }) => isFilterable && measures.some((unit) => unit.quantityId === quantityId),
  );
  return isMeasured || SIZES.test(unitTitle);
}
