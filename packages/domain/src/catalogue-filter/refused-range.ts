import type { FilterableProperty } from './check-filter';
import type { CatalogueFilter, FilterWarning } from './filter';

/**
 * A range as typed, of which at least one side is not a quantity. It restricts nothing; the text is returned to the form for the person to
 * correct.
 */
export interface RefusedRange {
  readonly propertyId: string;
  /** Empty for an open side. */
  readonly min: string;
  readonly max: string;
  readonly unitId?: string;
}

const SHAPE = /^([\w-]{1,64}):([^~@]*)~([^~@]*)(?:@([\w-]{1,64}))?$/;
/** Longer than any text a field accepts. */
const LONGEST = 40;

/**
 * Serialises the range as an `f` of an address. Percent-encodes the separators of the address syntax, which may be part of the typed text.
 */
export function writeRefusedRange({ propertyId, min, max, unitId }: RefusedRange): string {
  return `${propertyId}:${coded(min)}~${coded(max)}${unitId === undefined ? '' : `@${unitId}`}`;
}

/** Parses a typed range from an `f` that matches none of the address's own forms; `undefined` if it is not a range. */
function readRefusedRange(raw: string): RefusedRange | undefined {
  const [, propertyId, min = '', max = '', unitId] = SHAPE.exec(raw) ?? [];
  if (propertyId === undefined || min + max === '') return undefined;
  return { propertyId, min: decoded(min), max: decoded(max), ...(unitId === undefined ? {} : { unitId }) };
}

/** Splits what an address could not express into refused ranges, of range properties that have no range in force, and everything else. */
export function splitRefused(
  notes: readonly FilterWarning[],
  properties: readonly FilterableProperty[],
  { properties: inForce }: Pick<CatalogueFilter, 'properties'>,
): { readonly refused: readonly RefusedRange[]; readonly notes: readonly FilterWarning[] } {
  const refused: RefusedRange[] = [];
  const others: FilterWarning[] = [];
  for (const note of notes) {
    const range = note.reason === 'unreadable' ? readRefusedRange(note.raw) : undefined;
    const property = properties.find(({ id }) => id === range?.propertyId);
    const isKnown = property?.dataType === 'Number' && property.isFilterable !== false;
    const isTaken = [...inForce, ...refused].some(({ propertyId }) => propertyId === range?.propertyId);
    if (range && isKnown && !isTaken) refused.push(range);
    else others.push(note);
  }
  return { refused, notes: others };
}

function coded(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[%~@]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decoded(text: string): string {
  return text
    .replace(/%(25|7E|40)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .slice(0, LONGEST);
}
