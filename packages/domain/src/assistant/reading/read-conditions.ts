import type { CategoryTerms } from '../terms/category-terms';
import { BOUNDS_BEFORE, type Bound } from '../terms/phrases';
import type { AssistantProperty } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { addRange, continues, measurable } from './add-range';
import { type Measure, readMeasure } from './read-measure';
import { readByUnit } from './read-unnamed';
import { isFiller, isFree, matchBefore, type Reading, range } from './reading';

/** Reads numbers with their property: by its name before or after, by its symbol, else by the unit. */
export function readConditions(reading: Reading, terms: CategoryTerms): void {
  const measures: [measure: Measure, isRead: boolean][] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const measure = readMeasure(reading, at, terms.units);
    if (measure === undefined) continue;
    measures.push([measure, readNamed(reading, measure, terms, measures.at(-1)?.[0].end ?? 0)]);
    at = Math.max(at, measure.end - 1);
  }
  // Those without a name come last: a name elsewhere in the sentence may claim the property they would fall on.
  for (const [measure, isRead] of measures) if (!isRead) readByUnit(reading, measure, terms);
}

/** `from` is where the measure before ended: its unit is no name of this one. */
function readNamed(reading: Reading, measure: Measure, terms: CategoryTerms, from: number): boolean {
  const { words } = reading;
  const free = isFree(reading);
  const symbol = terms.symbols.get(words[measure.start - 1]?.key ?? '');
  if (symbol && free(measure.start - 1) && measure.units.length === 0 && symbol.dataType === 'Number') {
    addRange(reading, symbol, measure, range(measure.start - 1, measure.end));
    return true;
  }
  const ratio = measure.isRatio ? terms.properties.find(({ title }) => title.startsWith('نسبت')) : undefined;
  const letter = letterBefore(reading, measure.start, terms);
  const plain = letter ?? ratio;
  if (
    plain &&
    plain.dataType === 'Number' &&
    matchBefore(reading, measure.start, terms.names) === undefined
  ) {
    addRange(reading, plain, measure, range(letter ? measure.start - 2 : measure.start, measure.end));
    return true;
  }
  const gap = gapBefore(reading, measure.start, terms);
  const before = matchBefore(reading, gap, terms.names);
  const named =
    before && before.start >= from && mayPrecede(reading, before, gap)
      ? measurable(reading, before.value, measure)
      : undefined;
  if (before && named) {
    // A sign is a bound right before its number only: «بلبرینگ > قطر داخلی ۲۵» is a path.
    const isSign = words[before.start - 1]?.kind === 'sign';
    const bound =
      measure.comparison === 'equal' && !measure.isAbout && !isSign
        ? matchBefore(reading, before.start, BOUNDS_BEFORE)
        : undefined;
    if (bound && /^(atLeast|atMost|about)$/.test(bound.value)) {
      const bounded = withBound(measure, bound.value);
      addRange(reading, named, bounded, [...range(bound.start, gap), ...range(measure.start, measure.end)]);
      return true;
    }
    addRange(reading, named, measure, [...range(before.start, gap), ...range(measure.start, measure.end)]);
    return true;
  }
  const after = matchWords(words, measure.end, terms.names, free, true);
  const follows = after && measurable(reading, after.value, measure);
  if (!after || !follows) return continues(reading, measure);
  if (!isCounted(follows) && belongsToNext(reading, after.end, after.value, terms)) return false;
  addRange(reading, follows, measure, range(measure.start, after.end));
  return true;
}

/** A name is that of the next number when it may measure that one: «۳۲ آمپر بوبین ۲۲۰ ولت». */
function belongsToNext(
  reading: Reading,
  at: number,
  properties: readonly AssistantProperty[],
  terms: CategoryTerms,
): boolean {
  for (const place of [at, at + 1, at + 2]) {
    const next = readMeasure(reading, place, terms.units);
    if (next !== undefined) return measurable(reading, properties, next) !== undefined;
    const word = reading.words[place];
    if (word === undefined || word.kind === 'stop' || (word.key !== '' && !isFiller(word))) return false;
  }
  return false;
}

/** Skips what may stand between a name and its number: «قطر داخلی آن باید …», «:», «=». */
function gapBefore(reading: Reading, start: number, terms: CategoryTerms): number {
  let end = start;
  for (let skipped = 0; end > 0 && skipped < 4; skipped += 1) {
    const word = reading.words[end - 1];
    const text = word === undefined ? '' : reading.typed.slice(word.start, word.end);
    const isLink = text === ':' || text === '=' || (word?.kind === 'sign' && word.key === '');
    const isCategory = ['category', 'head'].includes(reading.taken[end - 1] ?? '');
    if (!isLink && !isCategory && (!isFiller(word) || matchBefore(reading, end, terms.names) !== undefined))
      break;
    end -= 1;
  }
  return end;
}

/** What is counted is named after its number: «۴ لبه», «۱۶ ورودی». */
function isCounted({ title, quantityId }: AssistantProperty): boolean {
  return title.startsWith('تعداد ') || (quantityId === undefined && /دیجیتال$/.test(title));
}

/** «Q=50», «H = 32»: a single letter names a property only beside a sign. */
function letterBefore(
  { typed, words }: Reading,
  at: number,
  terms: CategoryTerms,
): AssistantProperty | undefined {
  const [letter, sign] = [words[at - 2], words[at - 1]];
  if (!letter || !sign || !/^[=:]$/.test(typed.slice(sign.start, sign.end))) return undefined;
  return terms.properties.find(({ symbol }) => symbol === typed.slice(letter.start, letter.end));
}

/** «طبقه ۱۲» is a place; what is counted comes after its number or with «تعداد». */
function mayPrecede(
  { words }: Reading,
  name: { readonly value: readonly AssistantProperty[]; readonly start: number },
  end: number,
): boolean {
  const isSigned =
    words.slice(name.start, end).some(({ kind, key }) => kind === 'sign' && key === '') ||
    /^[<>≤≥]$/.test(words[end]?.key ?? '');
  const isCount = name.value[0]?.title.startsWith('تعداد ') ?? false;
  return !isCount || isSigned || words[name.start]?.key === 'تعداد';
}

/** «حداقل دبی ۸»: the bound stands before the name. */
function withBound(measure: Measure, bound: Bound): Measure {
  const { min, max, ...rest } = measure;
  if (bound === 'about') return { ...measure, isAbout: true };
  return bound === 'atLeast'
    ? { ...rest, comparison: 'atLeast', ...(min === undefined ? {} : { min }) }
    : { ...rest, comparison: 'atMost', ...(max === undefined ? {} : { max }) };
}
