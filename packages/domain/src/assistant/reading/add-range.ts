import { findUnit } from '../../units/unit-names';
import { plainTitle } from '../terms/category-terms';
import type { AssistantProperty, AssistantUnit } from '../vocabulary';
import type { Measure } from './read-measure';
import { addPart, type Reading, range } from './reading';

/** Adds a measure as a condition on a property. */
export function addRange(
  reading: Reading,
  property: AssistantProperty,
  measure: Measure,
  indexes: readonly number[],
): void {
  const unit = unitFor(property, measure);
  addPart(
    reading,
    `property:${property.id}`,
    {
      kind: 'range',
      propertyId: property.id,
      title: plainTitle(property.title),
      isFilterable: property.isFilterable,
      ...boundsFor(property, measure),
      ...(unit === undefined ? {} : { unitId: unit.id, unitText: unit.symbol }),
      ...(measure.isAbout ? { isAbout: true } : {}),
    },
    indexes,
  );
}

/** Returns the first property the measure fits and nothing has taken. */
export function measurable(
  reading: Reading,
  properties: readonly AssistantProperty[],
  measure: Measure,
): AssistantProperty | undefined {
  return properties.find(
    (property) =>
      property.dataType === 'Number' &&
      (measure.units.length === 0 ||
        unitFor(property, measure) !== undefined ||
        isNominalPressure(property, measure)) &&
      !reading.found.some(({ key }) => key === `property:${property.id}` && !isLater(reading)),
  );
}

/** «حداقل ۱۰ و حداکثر ۱۳ میلی‌متر»: the second bound closes the range the first one opened. */
export function continues(reading: Reading, measure: Measure): boolean {
  const last = reading.found.at(-1);
  const lastIndex = last?.indexes.at(-1);
  const between = lastIndex === undefined ? [] : range(lastIndex + 1, measure.start);
  const isNext = lastIndex !== undefined && measure.start > lastIndex && between.length <= 2;
  if (
    !isNext ||
    last?.meaning.kind !== 'range' ||
    !between.every((index) => /^(و|ولی|)$/.test(reading.words[index]?.key ?? '-'))
  ) {
    return false;
  }
  const { meaning } = last;
  const isOther =
    (meaning.comparison === 'atLeast' && measure.comparison === 'atMost') ||
    (meaning.comparison === 'atMost' && measure.comparison === 'atLeast');
  if (!isOther) return false;
  const unit = measure.units.find(({ id }) => id === meaning.unitId) ?? measure.units[0];
  const [min, max] = [meaning.min ?? measure.min ?? 0, meaning.max ?? measure.max ?? 0];
  const indexes = range(measure.start, measure.end);
  reading.found.pop();
  for (const index of indexes) reading.taken[index] = last.key;
  reading.found.push({
    ...last,
    meaning: {
      ...meaning,
      comparison: 'between',
      min: Math.min(min, max),
      max: Math.max(min, max),
      ...(unit === undefined ? {} : { unitId: unit.id, unitText: unit.symbol }),
    },
    indexes: [...last.indexes, ...indexes],
  });
  return true;
}

function unitFor(property: AssistantProperty, measure: Measure): AssistantUnit | undefined {
  const units = measure.units.filter(({ quantityId }) => quantityId === property.quantityId);
  return units.length < 2
    ? units[0]
    : ((findUnit(measure.unitText, units) as AssistantUnit | undefined) ?? units[0]);
}

/** A later sentence of a dialogue may change what an earlier one said. */
function isLater({ typed }: Reading): boolean {
  return typed.includes('\n');
}

/** PN is the pressure in bar, written without its unit. */
function isNominalPressure({ symbol, quantityId }: AssistantProperty, measure: Measure): boolean {
  return symbol === 'PN' && quantityId === undefined && measure.units.some((unit) => unit.symbol === 'bar');
}

/** «یا بهتر» is at most for what should be small, else at least. */
function boundsFor({ title }: AssistantProperty, { comparison, min, max, isOrBetter }: Measure) {
  if (isOrBetter) {
    const isSmall = /دقت|رواداری|زبری/.test(title);
    return isSmall
      ? { comparison: 'atMost' as const, ...(max === undefined ? {} : { max }) }
      : { comparison: 'atLeast' as const, ...(min === undefined ? {} : { min }) };
  }
  return { comparison, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
