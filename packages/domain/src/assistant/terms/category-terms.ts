import { searchKey } from '../../persian/search-key';
import { unitNames } from '../../units/unit-names';
import type { AssistantProperty, AssistantUnit, AssistantVocabulary } from '../vocabulary';
import { termKey } from '../words/split-words';
import { optionKeys } from './option-keys';
import { PROPERTY_NAMES } from './property-names';

/** An option a phrase may name. */
export interface OptionTerm {
  readonly property: AssistantProperty;
  readonly optionId: string;
  readonly optionTitle: string;
  /** «۸», «M»: means the option only beside the name of its property. */
  readonly needsName: boolean;
  readonly isPartial: boolean;
}

/** The words of one category: how its properties, their options and their units are named. */
export interface CategoryTerms {
  readonly properties: readonly AssistantProperty[];
  /** Properties a name may mean, the likeliest first. */
  readonly names: ReadonlyMap<string, readonly AssistantProperty[]>;
  /** Properties by a symbol of two letters and more, and «M». */
  readonly symbols: ReadonlyMap<string, AssistantProperty>;
  readonly options: ReadonlyMap<string, readonly OptionTerm[]>;
  readonly units: ReadonlyMap<string, readonly AssistantUnit[]>;
}

const BRAND = 'برند';
/** First words of titles that name nothing alone. */
const VAGUE = /^(تعداد|بازهٔ|بیشینهٔ|ضریب|اندازهٔ|سال|مدت|زمان|درجهٔ)$/;
const LAST_RANK = 99;

const prepared = new WeakMap<AssistantVocabulary, Map<string, CategoryTerms>>();

/** Returns the words of a category, made once for a vocabulary; those of its units even when it has no properties. */
export function categoryTerms(
  vocabulary: AssistantVocabulary,
  categoryId: string | undefined,
): CategoryTerms {
  const known = prepared.get(vocabulary) ?? new Map<string, CategoryTerms>();
  prepared.set(vocabulary, known);
  const made = known.get(categoryId ?? '') ?? makeTerms(vocabulary, categoryId);
  known.set(categoryId ?? '', made);
  return made;
}

function makeTerms(vocabulary: AssistantVocabulary, categoryId: string | undefined): CategoryTerms {
  const properties = (categoryId === undefined ? undefined : vocabulary.properties[categoryId]) ?? [];
  const units = unitsOf(vocabulary.units);
  const names = namesOf(properties);
  return {
    properties,
    names,
    symbols: new Map(
      properties.flatMap((property) => {
        const symbol = property.symbol ?? '';
        const keys = symbol === 'M' ? ['m', 'ام'] : /^[A-Z]{2,}$/.test(symbol) ? [termKey(symbol)] : [];
        return keys.map((key) => [key, property] as const);
      }),
    ),
    options: optionsOf(properties, (key) => names.has(key) || units.has(key)),
    units,
  };
}

export const isBrand = ({ title }: AssistantProperty) => title === BRAND;

/** Returns the title without what only explains it: «فشار کار، بیشینه», «سابقه (سال)». */
export function plainTitle(title: string): string {
  return title.replace(/،.*$|\(.*\)/g, '').trim();
}

function namesOf(
  properties: readonly AssistantProperty[],
): ReadonlyMap<string, readonly AssistantProperty[]> {
  const ranked = new Map<string, [rank: number, property: AssistantProperty][]>();
  const add = (name: string, rank: number, property: AssistantProperty) => {
    const key = termKey(name);
    if (key === '') return;
    const known = ranked.get(key) ?? [];
    if (!known.some(([, other]) => other.id === property.id)) ranked.set(key, [...known, [rank, property]]);
  };
  for (const property of properties) {
    if (isBrand(property)) continue;
    add(property.title, 0, property);
    add(plainTitle(property.title), 0, property);
    const names = Object.hasOwn(PROPERTY_NAMES, property.title) ? PROPERTY_NAMES[property.title] : undefined;
    for (const [rank, name] of (names ?? '').split('|').entries()) add(name, rank + 1, property);
    if (property.title.startsWith('تعداد ')) add(property.title.slice(6), 1, property);
    const [first = '', ...more] = plainTitle(property.title).split(' ');
    if (property.dataType === 'Number' && more.length > 0 && !VAGUE.test(first))
      add(first, LAST_RANK, property);
  }
  return new Map(
    [...ranked].map(([key, list]) => [
      key,
      list.sort(([left], [right]) => left - right).map(([, one]) => one),
    ]),
  );
}

/** `isTaken` tells which single words already name a property or a unit. */
function optionsOf(
  properties: readonly AssistantProperty[],
  isTaken: (key: string) => boolean,
): ReadonlyMap<string, readonly OptionTerm[]> {
  const terms = new Map<string, OptionTerm[]>();
  for (const property of properties) {
    for (const { id: optionId, title: optionTitle } of property.options) {
      for (const { key, needsName, isPartial } of optionKeys(property, optionTitle)) {
        if (isPartial && key.length > 1 && isTaken(key) && !/\d/.test(key)) continue;
        const list = terms.get(key) ?? [];
        if (list.some((term) => term.optionId === optionId)) continue;
        terms.set(key, [...list, { property, optionId, optionTitle, needsName, isPartial }]);
      }
    }
  }
  return terms;
}

function unitsOf(units: readonly AssistantUnit[]): ReadonlyMap<string, readonly AssistantUnit[]> {
  const names = new Map<string, AssistantUnit[]>();
  for (const unit of units) {
    for (const name of unitNames(unit).flatMap((one) => [one, one.replace(' بر ', ' در ')])) {
      const key = termKey(name);
      const list = names.get(key) ?? [];
      if (key !== '' && searchKey(name) !== '' && !list.includes(unit)) names.set(key, [...list, unit]);
    }
  }
  return names;
}
