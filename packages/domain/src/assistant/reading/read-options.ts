import { isFractionPart } from '../numbers/read-number';
import { type CategoryTerms, type OptionTerm, plainTitle } from '../terms/category-terms';
import { NEGATIONS_AFTER, NEGATIONS_BEFORE, WITHOUT } from '../terms/phrases';
import type { AssistantProperty } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { termKey } from '../words/split-words';
import { addPart, isFiller, isFree, matchBefore, type Reading, range } from './reading';

/** Reads options by name, and properties that are there or not. A negated option is left: the list cannot exclude. */
export function readOptions(reading: Reading, terms: CategoryTerms): void {
  const { typed, words } = reading;
  for (let at = 0; at < words.length; at += 1) {
    if (!isOpen(reading)(at) || isFractionPart(typed, words, at)) continue;
    const match = matchWords(words, at, terms.options, isOpen(reading));
    if (match === undefined || range(at, match.end).every((index) => reading.taken[index] === 'head'))
      continue;
    const named = nameBefore(reading, at, terms);
    const isLetter = match.end === at + 1 && /^[a-z]$/.test(words[at]?.key ?? '');
    const isAfterHead = isLetter && reading.taken[at - 1] === 'head';
    const letters = isAfterHead
      ? match.value.filter((term) => term.optionTitle.length === 1).map(({ property }) => property)
      : [];
    const names = letters.length > 0 ? letters : named?.properties;
    const chosen = choose(match.value, names, hasNumberName(reading, at, match.end, terms));
    if (chosen === undefined) continue;
    if (isNegated(reading, at, match.end)) {
      at = match.end - 1;
      continue;
    }
    const { property } = chosen[0];
    const isNamed = named?.properties.some(({ id }) => id === property.id) ?? false;
    addPart(
      reading,
      `property:${property.id}`,
      {
        kind: 'options',
        propertyId: property.id,
        title: plainTitle(property.title),
        isFilterable: property.isFilterable,
        optionIds: chosen.map(({ optionId }) => optionId),
        optionTitles: chosen.map(({ optionTitle }) => optionTitle),
      },
      [...(isNamed && named ? range(named.start, named.end) : []), ...range(at, match.end)],
    );
    at = match.end - 1;
  }
}

/** A word that narrowed the category may name an option as well: «فلنج اسلیپون». */
function isOpen(reading: Reading) {
  return (index: number) =>
    isFree(reading)(index) || ['category', 'head'].includes(reading.taken[index] ?? '');
}

/** Reads properties of yes and no: «ضدانفجار», «با گواهی», «بدون ترمز». */
export function readBooleans(reading: Reading, terms: CategoryTerms): void {
  const booleans = terms.properties.filter(({ dataType }) => dataType === 'Boolean');
  const names = new Map(
    booleans.flatMap((property) => booleanNames(property).map((name) => [name, property] as const)),
  );
  for (let at = 0; at < reading.words.length; at += 1) {
    const match = matchWords(reading.words, at, names, isFree(reading));
    if (!isFree(reading)(at) || match === undefined) continue;
    const without = matchBefore(reading, at, WITHOUT);
    const negated = matchWords(reading.words, match.end, NEGATIONS_AFTER, isFree(reading), true);
    addPart(
      reading,
      `property:${match.value.id}`,
      {
        kind: 'boolean',
        propertyId: match.value.id,
        title: plainTitle(match.value.title),
        isFilterable: match.value.isFilterable,
        isTrue: without === undefined && negated === undefined,
      },
      range(without?.start ?? at, negated?.end ?? match.end),
    );
    at = match.end - 1;
  }
}

const MORE_BOOLEAN_NAMES: Readonly<Record<string, string>> = {
  'گواهی کیفیت همراه کالا': 'گواهی|گواهی کیفیت|گواهینامه|سرتیفیکیت|گواهی نامه|سرتیفیکیت کیفیت',
  ضدانفجار: 'ضد انفجار|ATEX|Ex|اکس پروف',
  ترمز: 'ترمزدار|ترمز دار',
  مگنت‌دار: 'مگنت|مغناطیسی|آهنربا',
  'ضربه‌گیر انتهایی': 'ضربه گیر|ضربه گیردار|کوشن',
  نمایشگر: 'نمایشگر محلی|دیسپلی|صفحه نمایش|نمایشگردار',
  'تهیهٔ نقشه': 'نقشه|نقشه کشی',
  'پرشده با گلیسیرین': 'گلیسیرین|گلیسرین|گلیسیرینی|گلیسرین دار|پر شده از گلیسیرین|روغن دار',
  'آزمایشگاه تأیید صلاحیت‌شده': 'آزمایشگاه تایید صلاحیت|تایید صلاحیت شده|تایید صلاحیت|اکردیته',
  'سوراخ خنک‌کاری': 'سوراخ خنک کننده|خنک کاری داخلی|سوراخ دار|خنک کاری از داخل',
  'پشتیبانی پس از تحویل': 'پشتیبانی',
  'قابل چاپ': 'چاپ',
  'ویرایش جاری': 'آخرین ویرایش|نسخه جاری|ویرایش آخر',
  'تنظیم پیچی': 'پیچ تنظیم|رگلاژ پیچی',
  'روان‌کاری دوباره': 'قابل گریس کاری|گریس خور|روانکاری',
};

function booleanNames({ title }: AssistantProperty): readonly string[] {
  const names = [title, ...(MORE_BOOLEAN_NAMES[title] ?? '').split('|')];
  return names.map((name) => termKey(name)).filter((name) => name !== '');
}

function nameBefore(reading: Reading, at: number, terms: CategoryTerms) {
  let end = at;
  while (end > at - 3 && end > 0 && isFiller(reading.words[end - 1]) && reading.words[end - 1]?.key !== 'و') {
    if (matchBefore(reading, end, terms.names)) break;
    end -= 1;
  }
  const match = matchBefore(reading, end, terms.names);
  return match && { properties: match.value, start: match.start, end };
}

/** Chooses the property an ambiguous word belongs to: the named one, else the one that has it in full, else the first. */
function choose(
  terms: readonly OptionTerm[],
  named: readonly AssistantProperty[] | undefined,
  isOther: boolean,
): [OptionTerm, ...OptionTerm[]] | undefined {
  const own = terms.filter(({ property }) => named?.some(({ id }) => id === property.id));
  const clear = own.length > 0 ? own : isOther ? [] : terms.filter(({ needsName }) => !needsName);
  const best = clear.find(({ isPartial }) => !isPartial) ?? clear[0];
  if (best === undefined) return undefined;
  const same = clear.filter(
    ({ property, isPartial }) => property.id === best.property.id && isPartial === best.isPartial,
  );
  return [best, ...same.filter((term) => term !== best)];
}

/** A run of digits that a unit follows is a measure and no option. */
function hasNumberName(reading: Reading, at: number, end: number, terms: CategoryTerms): boolean {
  const isNumber = range(at, end).every((index) => reading.words[index]?.kind !== 'word');
  return isNumber && matchWords(reading.words, end, terms.units, isFree(reading), true) !== undefined;
}

export function isNegated(reading: Reading, start: number, end: number): boolean {
  const before = matchBefore(reading, start, NEGATIONS_BEFORE) ?? matchBefore(reading, start, WITHOUT);
  return (
    before !== undefined ||
    matchWords(reading.words, end, NEGATIONS_AFTER, isFree(reading), true) !== undefined
  );
}
