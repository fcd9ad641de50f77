import {
  EMPTY_FILTER,
  parseFilter,
  type RefusedRange,
  type SelectedCategoryProperty,
} from '@bazaar/domain/catalogue-filter';
import type { Unit } from '@bazaar/domain/units';
import type { ListAddress } from './list-address';
import { readTypedRange } from './typed-range';

/** Names of the form's fields with a property's id after the dot. */
const PROPERTY_FIELD = /^(min|max|unit|o|b)\.([\w-]{1,64})$/;

/** Keys that the form sends exactly as an address has them. */
const PLAIN_KEYS = ['term', 'sort', 'pageSize', 'view', 'saleCityIds', 'kinds', 'priceKind', 'confirmedOnly'];

export type FormEntry = readonly [name: string, value: string];

/** Returns true when a query was sent by the form without script and has to be turned into an address. */
export function isListForm(params: URLSearchParams): boolean {
  return [...params.keys()].some((key) => PROPERTY_FIELD.test(key)) || params.has('form');
}

/**
 * Parses the form: digits of any script, numbers with a unit of their own («۲"»), one unit per range. The sides of a range stay as typed: who
 * reads the address swaps them, with a warning.
 *
 * @param unitsOf units of a property's quantity; empty for a number without a unit
 */
export function readListForm(
  entries: readonly FormEntry[],
  unitsOf: (propertyId: string) => readonly Unit[],
): ListAddress {
  const plain = new URLSearchParams(
    entries
      .filter(([key, value]) => PLAIN_KEYS.includes(key) && value !== '')
      .map(([key, value]) => [key, value]),
  );
  const refused: RefusedRange[] = [];
  const properties = [...groupByProperty(entries)].flatMap(([propertyId, fields]) => {
    const { property, range } = readProperty(propertyId, fields, unitsOf(propertyId));
    if (range !== undefined) refused.push(range);
    return property === undefined ? [] : [property];
  });
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value);
  return {
    filter: { ...EMPTY_FILTER, ...parseFilter(plain).filter, properties },
    columns: valuesOf('columns').flatMap((text) => text.split(',')),
    isImperial: valuesOf('units').includes('imperial'),
    refused,
  };
}

type Fields = Readonly<Record<'min' | 'max' | 'unit' | 'o' | 'b', readonly string[]>>;

function groupByProperty(entries: readonly FormEntry[]): Map<string, Fields> {
  const groups = new Map<string, Fields>();
  for (const [name, value] of entries) {
    const [, kind, propertyId] = PROPERTY_FIELD.exec(name) ?? [];
    if (kind === undefined || propertyId === undefined || value.trim() === '') continue;
    const fields = groups.get(propertyId) ?? { min: [], max: [], unit: [], o: [], b: [] };
    groups.set(propertyId, { ...fields, [kind]: [...fields[kind as keyof Fields], value.trim()] });
  }
  return groups;
}

interface ReadCondition {
  readonly property?: SelectedCategoryProperty;
  /** Set when the typed text is no quantity. */
  readonly range?: RefusedRange;
}

function readProperty(
  propertyId: string,
  { min, max, unit, o, b }: Fields,
  units: readonly Unit[],
): ReadCondition {
  if (o.length > 0) return { property: { kind: 'options', propertyId, optionIds: [...new Set(o)] } };
  // Both ticked restrict nothing.
  if (b.length === 1) return { property: { kind: 'boolean', propertyId, isTrue: b[0] === 'true' } };
  const [typedMin, typedMax] = [min[0], max[0]];
  if (typedMin === undefined && typedMax === undefined) return {};
  const range = readTypedRange(typedMin, typedMax, unit[0], units);
  if (range === undefined) {
    const typed = { propertyId, min: typedMin ?? '', max: typedMax ?? '' };
    return { range: unit[0] === undefined ? typed : { ...typed, unitId: unit[0] } };
  }
  const { unitId, ...sides } = range;
  const isKnown = units.some(({ id }) => id === unitId);
  const inUnit = isKnown && unitId !== undefined ? { measurementUnitId: unitId } : {};
  return { property: { kind: 'range', propertyId, ...sides, ...inUnit } };
}
