import { searchKey } from '../../persian/search-key';
import type { Understanding, UnderstoodPart } from '../understanding';
import type { ExpectedCondition, ExpectedReading } from './expected-reading.fixtures';

/** Rights out of all of one kind, and what was wrong. */
export interface Score {
  right: number;
  all: number;
  failures: string[];
}

export interface SentenceScore {
  readonly category: Score;
  /** Numbers with their units and comparisons: conditions, quantity, price. */
  readonly numbers: Score;
  /** Options, brands, cities, kinds of supplier, codes. */
  readonly words: Score;
  /** Parts that point at words of the sentence. */
  readonly traced: Score;
}

/** Compares what was understood with what the sentence means. A part that was not expected counts as one more, and wrong. */
export function measureSentence(understanding: Understanding, expected: ExpectedReading): SentenceScore {
  const facts = understanding.parts.map((part) => factOf(part));
  const wanted = wantedFacts(expected);
  const isNumber = (fact: string) => /^(number|quantity|price)/.test(fact);
  return {
    category: categoryScore(understanding, expected),
    numbers: compare(facts.flat().filter(isNumber), wanted.filter(isNumber)),
    words: compare(
      facts.flat().filter((fact) => !isNumber(fact)),
      wanted.filter((fact) => !isNumber(fact)),
    ),
    traced: tracedScore(understanding),
  };
}

function categoryScore({ category, question }: Understanding, expected: ExpectedReading): Score {
  const right = [expected.category, ...(expected.otherCategories ?? [])];
  const offered = question?.options.map(({ categoryId }) => categoryId) ?? [];
  const isRight = right.includes(category?.categoryId ?? null) || offered.some((id) => right.includes(id));
  const failure = `${category?.categoryId ?? 'none'} for ${expected.category ?? 'none'}`;
  return { right: isRight ? 1 : 0, all: 1, failures: isRight ? [] : [failure] };
}

function tracedScore({ sentence, parts, category }: Understanding): Score {
  const spanned = [...parts, ...(category ? [{ key: 'category', spans: category.spans }] : [])];
  const invented = spanned.filter(
    ({ spans }) =>
      spans.length === 0 ||
      spans.some(({ start, end }) => sentence.slice(start, end).trim() === '' || end > sentence.length),
  );
  return {
    right: spanned.length - invented.length,
    all: spanned.length,
    failures: invented.map(({ key }) => key),
  };
}

function compare(facts: readonly string[], wanted: readonly string[]): Score {
  const matches = (left: string, right: string) =>
    left === right || (right.endsWith('@?') && left.replace(/@.*$/, '@?') === right);
  const missing = wanted.filter((fact) => !facts.some((one) => matches(one, fact)));
  const extra = facts.filter((fact) => !wanted.some((one) => matches(fact, one)));
  const right = wanted.length - missing.length;
  return {
    right,
    all: right + Math.max(missing.length, extra.length),
    failures: [...missing.map((fact) => `missing ${fact}`), ...extra.map((fact) => `extra ${fact}`)],
  };
}

function factOf(part: UnderstoodPart): readonly string[] {
  const soft = part.strength === 'soft' ? ' soft' : '';
  switch (part.kind) {
    case 'range': {
      const about = part.isAbout ? ' about' : '';
      return [
        `number ${part.propertyId} ${part.comparison} ${part.min ?? ''}~${part.max ?? ''}${about}${soft}@${searchKey(part.unitText ?? '')}`,
      ];
    }
    case 'options':
      return part.optionTitles.map((title) => `option ${part.propertyId} ${searchKey(title)}${soft}`);
    case 'boolean':
      return [`boolean ${part.propertyId} ${part.isTrue}${soft}`];
    case 'quantity':
      return [`quantity ${part.amount} ${part.unitTitle ?? 'عدد'}`];
    case 'cities':
      return part.cityTitles.map((title) => `city ${title}`);
    case 'price':
      return [`price ${part.minRial ?? ''}~${part.maxRial ?? ''} ${part.per}${soft}`];
    case 'supplierKinds':
      return part.kinds.map((kind) => `kind ${kind}`);
    case 'confirmed':
      return ['confirmed'];
    case 'code':
      return [`code ${searchKey(part.code).replaceAll(' ', '')}`];
  }
}

function wantedFacts(expected: ExpectedReading): readonly string[] {
  const { quantity, price } = expected;
  const rial = (toman: number | undefined) => (toman === undefined ? '' : toman * 10);
  return [
    ...(expected.conditions ?? []).flatMap(conditionFacts),
    ...(quantity ? [`quantity ${quantity.amount} ${quantity.unit ?? 'عدد'}`] : []),
    ...(price
      ? [
          `price ${rial(price.minToman)}~${rial(price.maxToman)} ${price.per ?? 'unit'}${price.soft ? ' soft' : ''}`,
        ]
      : []),
    ...(expected.cities ?? []).map((city) => `city ${city}`),
    ...(expected.kinds ?? []).map((kind) => `kind ${kind}`),
    ...(expected.confirmedOnly ? ['confirmed'] : []),
    ...(expected.brands ?? []).map((brand) => `option p-brand ${searchKey(brand)}`),
    ...(expected.softBrands ?? []).map((brand) => `option p-brand ${searchKey(brand)} soft`),
    ...(expected.codes ?? []).map((code) => `code ${searchKey(code).replaceAll(' ', '')}`),
  ];
}

function conditionFacts({
  property,
  comparison,
  min,
  max,
  unit,
  options,
  soft,
  about,
}: ExpectedCondition): readonly string[] {
  const strength = soft ? ' soft' : '';
  if (comparison === 'option')
    return (options ?? []).map((option) => `option ${property} ${searchKey(option)}${strength}`);
  if (comparison === 'yes' || comparison === 'no')
    return [`boolean ${property} ${comparison === 'yes'}${strength}`];
  const [low, high] = comparison === 'equal' ? [min ?? max, max ?? min] : [min, max];
  // A number typed without a unit is right in the unit the rules give it, too.
  return [
    `number ${property} ${comparison} ${low ?? ''}~${high ?? ''}${about ? ' about' : ''}${strength}@${unit === undefined ? '?' : searchKey(unit)}`,
  ];
}
