import { toLatinDigits } from '../persian/digits';
import type { FilterWarning, SelectedCategoryProperty, SelectedRange } from './filter';

const ID = /^[\w-]{1,64}$/;
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

export interface ReadProperty {
  readonly property?: SelectedCategoryProperty;
  readonly note?: FilterWarning;
}

/** Parses one `f` of an address: `<id>:<min>~<max>@<unit>`, `<id>:<option>,<option>` or `<id>:true`. Never throws. */
export function readProperty(raw: string): ReadProperty {
  const at = raw.indexOf(':');
  const [propertyId, condition] = [raw.slice(0, Math.max(0, at)), raw.slice(at + 1)];
  if (!ID.test(propertyId) || condition === '') return unreadable(raw);
  if (condition === 'true' || condition === 'false') {
    return { property: { kind: 'boolean', propertyId, isTrue: condition === 'true' } };
  }
  if (condition.includes('~')) return readRange(raw, propertyId, condition);
  const optionIds = [...new Set(condition.split(','))].filter((id) => id !== '');
  if (optionIds.length === 0 || !optionIds.every((id) => ID.test(id))) return unreadable(raw);
  return { property: { kind: 'options', propertyId, optionIds } };
}

function readRange(raw: string, propertyId: string, condition: string): ReadProperty {
  const [numbers = '', unitId, ...more] = condition.split('@');
  const sides = numbers.split('~').map(readSide);
  const [value, maxValue] = sides;
  const isBroken =
    sides.length !== 2 ||
    more.length > 0 ||
    sides.includes(null) ||
    (unitId !== undefined && !ID.test(unitId));
  if (isBroken || (value === undefined && maxValue === undefined)) return unreadable(raw);
  const unit = unitId === undefined ? {} : { measurementUnitId: unitId };
  const { property, isSwapped } = orderRange({
    kind: 'range',
    propertyId,
    ...(typeof value === 'number' ? { value } : {}),
    ...(typeof maxValue === 'number' ? { maxValue } : {}),
    ...unit,
  });
  return isSwapped ? { property, note: { reason: 'swapped', raw } } : { property };
}

/** Swaps min and max if min is above max. */
function orderRange(range: SelectedRange): { property: SelectedRange; isSwapped: boolean } {
  const { value, maxValue } = range;
  if (value === undefined || maxValue === undefined || value <= maxValue) {
    return { property: range, isSwapped: false };
  }
  return { property: { ...range, value: maxValue, maxValue: value }, isSwapped: true };
}

/** Returns `undefined` for an open side and `null` for text that is not a number. */
function readSide(text: string): number | undefined | null {
  if (text === '') return undefined;
  const latin = toLatinDigits(text).replace('٫', '.');
  const value = NUMBER.test(latin) ? Number(latin) : Number.NaN;
  return Number.isFinite(value) ? value + 0 : null;
}

function unreadable(raw: string): ReadProperty {
  return { note: { reason: 'unreadable', raw } };
}
