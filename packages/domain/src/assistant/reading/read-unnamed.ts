import type { CategoryTerms } from '../terms/category-terms';
import type { AssistantProperty } from '../vocabulary';
import { addRange, continues, measurable } from './add-range';
import type { Measure } from './read-measure';
import { isFree, type Reading, range } from './reading';

/** Reads a measure without a name: by its unit, or as the size of the category. */
export function readByUnit(reading: Reading, measure: Measure, terms: CategoryTerms): void {
  if (!isFree(reading)(measure.numberAt)) return;
  if (measure.units.length === 0) {
    readBareSize(reading, measure, terms);
    return;
  }
  if (isSecondOfTwo(reading, measure) || continues(reading, measure)) return;
  const inchSize = readPipeSize(reading, measure, terms);
  if (inchSize) return;
  const filterable = terms.properties.filter(
    (property) => property.isFilterable && isPlausible(property, measure),
  );
  const property = measurable(reading, [...lengthsFor(terms, measure), ...filterable], measure);
  if (property) addRange(reading, property, measure, range(measure.start, measure.end));
}

/** Metres measure lengths, not diameters and thicknesses. */
function isPlausible(property: AssistantProperty, measure: Measure): boolean {
  if (property.quantityId === 'q-linear-mass' && !/متر|\/m/.test(measure.unitText)) return false;
  // A bare percentage may be a discount or a payment.
  if (measure.units.some(({ symbol }) => symbol === '٪')) return false;
  return (
    !isMetre(measure) || property.quantityId !== 'q-length' || /^(طول|عرض|ارتفاع|کورس)/.test(property.title)
  );
}

/** What a bare number right after the name of the category measures: «میلگرد ۱۶», «مته ۸», «کفش ایمنی ۴۲». */
const SIZES = /^(قطر|قطر نامی|قطر نامی رزوه|قطر ابزار|قطر الکترود|قطر صفحه|ضخامت|سایز کفش|ارتفاع|عرض)$/;
const LARGEST_SIZE = 1000;

function readBareSize(reading: Reading, measure: Measure, terms: CategoryTerms): void {
  const isAfterName = followsCategory(reading, measure.start);
  const isSize =
    (measure.comparison === 'equal' || measure.isTolerance) &&
    Math.abs(measure.max ?? measure.min ?? 0) < LARGEST_SIZE &&
    !measure.isWritten;
  const next = reading.words[measure.end];
  const property = terms.properties.find(({ dataType }) => dataType === 'Number');
  const isLast = next === undefined || next.kind === 'stop' || !next.isGlued;
  if (!isAfterName || !isSize || !isLast || property === undefined || !SIZES.test(property.title)) return;
  const free = measurable(reading, [property], measure);
  if (free) addRange(reading, free, inTradeUnit(free, measure, terms), range(measure.start, measure.end));
}

/** Nominal diameters by their inches: «شیر ۲ اینچ» is DN 50. */
const PIPE_SIZES: Readonly<Record<string, number>> = {
  0.5: 15,
  0.75: 20,
  1: 25,
  1.25: 32,
  1.5: 40,
  2: 50,
  2.5: 65,
  3: 80,
  4: 100,
  5: 125,
  6: 150,
  8: 200,
  10: 250,
  12: 300,
  14: 350,
  16: 400,
};

function readPipeSize(reading: Reading, measure: Measure, terms: CategoryTerms): boolean {
  const property = terms.symbols.get('dn');
  if (property === undefined || !measure.units.some(({ symbol }) => symbol === 'in')) return false;
  const [min, max] = [PIPE_SIZES[measure.min ?? -1], PIPE_SIZES[measure.max ?? -1]];
  const isKnown =
    (measure.min === undefined || min !== undefined) && (measure.max === undefined || max !== undefined);
  if (!isKnown || measurable(reading, [property], { ...measure, units: [] }) === undefined) return false;
  const { min: _min, max: _max, ...rest } = measure;
  const nominal: Measure = {
    ...rest,
    units: [],
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
  addRange(reading, property, nominal, range(measure.start, measure.end));
  return true;
}

/** «قطر ۵ و ۶ میل»: the second of two values is none of another property. */
function isSecondOfTwo({ words, taken }: Reading, measure: Measure): boolean {
  const before = words[measure.start - 2];
  return (
    words[measure.start - 1]?.key === 'و' &&
    before?.kind === 'number' &&
    taken[measure.start - 2] !== undefined
  );
}

const isMetre = ({ units }: Measure) => units.some(({ id, symbol }) => symbol === 'm' && id === 'u-m');

/** Metres without a name are first a length: «شاخهٔ ۱۲ متری». */
function lengthsFor({ properties }: CategoryTerms, measure: Measure): readonly AssistantProperty[] {
  return isMetre(measure) ? properties.filter(({ title }) => title === 'طول') : [];
}

/** Only words that are understood stand between the category and its bare size: «میلگرد آجدار ۱۴». */
function followsCategory({ words, taken, ofCategory }: Reading, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 5); at -= 1) {
    if (ofCategory.includes(at)) return true;
    if (words[at]?.kind !== 'word' || taken[at] === undefined) return false;
  }
  return false;
}

const LARGEST_IN_CENTIMETRES = 60;

/** Sections are named by their size in centimetres: «تیرآهن ۱۴» is 14 cm high, «IPE 140» 140 mm. */
function inTradeUnit({ title }: AssistantProperty, measure: Measure, terms: CategoryTerms): Measure {
  const isSection =
    (title === 'ارتفاع' || title === 'عرض') && (measure.max ?? measure.min ?? 0) <= LARGEST_IN_CENTIMETRES;
  const centimetres = isSection ? terms.units.get('cm') : undefined;
  return centimetres ? { ...measure, units: centimetres, unitText: 'cm' } : measure;
}
