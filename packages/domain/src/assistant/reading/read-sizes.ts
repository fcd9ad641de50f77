import { parseAmount } from '../../units/parse-amount';
import { type NumberBeforeUnit, otherValues, valueBefore } from '../../units/ruler-fraction';
import { isThreadPitch } from '../numbers/thread-pitch';
import type { CategoryTerms } from '../terms/category-terms';
import type { AssistantProperty, AssistantUnit } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { addRange } from './add-range';
import { type Measure, readMeasure } from './read-measure';
import { isFree, type Reading, range } from './reading';

const LENGTH = 'q-length';
const PITCH = 'گام رزوه';

/** Reads sizes written as one: «M16×60», «M10×1.5×60», «DN50», «۴۰×۴۰×۲», «۲۵*۵۲*۱۵», «۵۰ در ۵». */
export function readSizes(reading: Reading, terms: CategoryTerms): void {
  for (let at = 0; at < reading.words.length; at += 1) {
    const sides = sidesAt(reading, at, terms);
    if (sides === undefined) continue;
    const symbol = symbolBefore(reading, at, terms);
    const start = symbol === undefined ? at : at - 1;
    if (sides.length > 1) readSides(reading, sides, start, symbol, terms);
    else if (symbol?.dataType === 'Number' && reading.words[at]?.isGlued) {
      const [side] = sides;
      if (side) addRange(reading, symbol, side, range(start, side.end));
    }
    at = Math.max(at, (sides.at(-1)?.end ?? at) - 1);
  }
}

/** A number of a size. */
interface Side extends Measure, Omit<NumberBeforeUnit, 'value'> {}

function readSides(
  reading: Reading,
  all: readonly Side[],
  start: number,
  symbol: AssistantProperty | undefined,
  terms: CategoryTerms,
): void {
  const shared = all.findLast(({ units }) => units.length > 0)?.units ?? [];
  const pitch = pitchOf(reading, all, shared);
  const sides = all.filter((side) => side !== pitch);
  // «M12×1.75» is one diameter, and no size where the category has no thread.
  if (sides.length === 1 && symbol === undefined) return;
  const order = orderOf(reading, sides, symbol, terms);
  let from = start;
  for (const side of all) {
    const property =
      side === pitch ? terms.properties.find(({ title }) => title === PITCH) : order[sides.indexOf(side)];
    // «M16×2 اینچ» is two inches long, not sixteen thick.
    const isMetric = property !== undefined && property === symbol && isThread(reading, side);
    const units = side.units.length > 0 ? side.units : isMetric ? shared.filter(isMillimetre) : shared;
    if (property) addRange(reading, property, inUnits(side, units), range(from, side.end));
    if (property || side === pitch) from = side.end;
  }
}

function inUnits({ decimalValue, dividedValue, ...side }: Side, units: readonly AssistantUnit[]): Measure {
  const [unit] = units;
  if (unit === undefined || side.min === undefined || (decimalValue ?? dividedValue) === undefined)
    return { ...side, units };
  const value = valueBefore({ value: side.min, ...otherValues({ decimalValue, dividedValue }) }, unit.symbol);
  return { ...side, units, min: value, max: value };
}

function orderOf(
  reading: Reading,
  sides: readonly Measure[],
  symbol: AssistantProperty | undefined,
  terms: CategoryTerms,
): readonly (AssistantProperty | undefined)[] {
  const named = symbol ? new Set<string>() : namedElsewhere(reading, terms);
  const lengths = terms.properties.filter(
    ({ id, quantityId, dataType }) => quantityId === LENGTH && dataType === 'Number' && !named.has(id),
  );
  if (symbol) return [symbol, lengths.find(({ title }) => title === 'طول')];
  const cable = ['تعداد رشته', 'سطح مقطع'].map((title) =>
    terms.properties.find((property) => property.title === title),
  );
  const isCable = cable.every((property) => property !== undefined);
  return isCable ? cable : sheetOrder(lengths, sides);
}

/** Returns the pitch among the sides of a thread: «M10×1.5×60». A side measured in anything but millimetres is a length. */
function pitchOf(
  reading: Reading,
  [diameter, second]: readonly Measure[],
  units: readonly AssistantUnit[],
): Measure | undefined {
  if (diameter === undefined || second === undefined || !isThread(reading, diameter)) return undefined;
  const isMetric = units.length === 0 || units.some(isMillimetre);
  return isMetric && isThreadPitch(diameter.min ?? 0, second.min ?? 0) ? second : undefined;
}

function isThread({ words }: Reading, { numberAt }: Measure): boolean {
  return /^(m|ام)$/.test(words[numberAt - 1]?.key ?? '');
}

const isMillimetre = ({ symbol }: AssistantUnit) => symbol === 'mm';

/** Width and length of a sheet are a hundred and more; its thickness is the small side. */
function sheetOrder(
  lengths: readonly AssistantProperty[],
  sides: readonly Measure[],
): readonly (AssistantProperty | undefined)[] {
  const thickness = lengths.find(({ title }) => title === 'ضخامت');
  const stroke = lengths.find(({ title }) => title === 'کورس');
  if (stroke && sides.length === 2) return [lengths[0], stroke];
  // «نبشی ۵۰×۵۰×۵»: both legs are one width.
  const isEqualLegs = sides[0]?.min === sides[1]?.min && lengths[0]?.title === 'عرض';
  if (isEqualLegs && !lengths.some(({ title }) => title === 'ارتفاع'))
    return [lengths[0], undefined, thickness];
  if (lengths[0] !== thickness || thickness === undefined) return lengths;
  const rest = lengths.filter((property) => property !== thickness);
  let next = 0;
  return sides.map(({ min = 0 }) => (min < 100 ? thickness : rest[next++]));
}

/** Returns the properties whose names stand before a number of their own. */
function namedElsewhere(reading: Reading, terms: CategoryTerms): ReadonlySet<string> {
  const named = new Set<string>();
  for (let at = 0; at < reading.words.length; at += 1) {
    const match = matchWords(reading.words, at, terms.names, isFree(reading));
    const next =
      match && [0, 1, 2].find((skip) => readMeasure(reading, match.end + skip, terms.units) !== undefined);
    const isSize = next !== undefined && match !== undefined && isTimes(reading, match.end + next + 1);
    const [property] = match?.value ?? [];
    if (property && next !== undefined && !isSize) named.add(property.id);
  }
  return named;
}

function sidesAt(reading: Reading, at: number, terms: CategoryTerms): readonly Side[] | undefined {
  const { words, typed } = reading;
  const sides: Side[] = [];
  for (let place = at; isFree(reading)(place) && words[place]?.kind === 'number'; ) {
    const word = words[place];
    const amount = word && parseAmount(typed.slice(word.start, word.end));
    if (amount === undefined) break;
    const { value } = amount;
    const unit = matchWords(words, place + 1, terms.units, isFree(reading));
    const joint = unit?.end ?? place + 1;
    const end = isTimes(reading, place + 1) || !unit ? place + 1 : joint;
    sides.push({
      comparison: 'equal',
      min: value,
      max: value,
      isAbout: false,
      isOrBetter: false,
      isRatio: false,
      hasScale: false,
      isWritten: false,
      units: end === joint && unit ? unit.value : [],
      unitText: '',
      start: place,
      numberAt: place,
      end,
      valueEnd: end,
      ...otherValues(amount),
    });
    if (!isTimes(reading, end) || words[end + 1]?.kind !== 'number') break;
    place = end + 1;
  }
  if (sides.length === 0) return undefined;
  const [only] = sides;
  // A single number is a size only beside its symbol, and then its bounds and range count.
  const whole = sides.length === 1 ? readMeasure(reading, at, terms.units) : undefined;
  return whole && only ? [{ ...whole, start: at }] : sides;
}

function isTimes({ words, typed }: Reading, at: number): boolean {
  const word = words[at];
  return word !== undefined && /^([×xX*✕]|در|ضربدر)$/.test(typed.slice(word.start, word.end));
}

function symbolBefore(reading: Reading, at: number, terms: CategoryTerms): AssistantProperty | undefined {
  const word = reading.words[at - 1];
  return word && isFree(reading)(at - 1) ? terms.symbols.get(word.key) : undefined;
}
