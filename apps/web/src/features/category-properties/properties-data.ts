import type { Category, CategoryProperty, MeasurementUnit } from '@bazaar/api/model';

/** Input of a converter, as typed; an address that only names the quantity has no number. */
export interface RequestedConversion {
  readonly quantityId: string;
  readonly typed: string | undefined;
  readonly unitId: string | undefined;
}

/** Everything the reference page is rendered from. */
export interface PropertiesData {
  readonly path: string;
  readonly category: Pick<Category, 'id' | 'name' | 'slug'>;
  /** In the category's order. */
  readonly properties: readonly CategoryProperty[];
  readonly units: Readonly<Record<string, readonly MeasurementUnit[]>>;
  readonly requested?: RequestedConversion;
}

export function unitsOf({ units }: Pick<PropertiesData, 'units'>, property: CategoryProperty) {
  return (property.measurementQuantityId && units[property.measurementQuantityId]) || [];
}

/** Returns the units as they are shown: the usual one, then the first of another system, then the others. */
export function orderedUnits(
  units: readonly MeasurementUnit[],
  usualId: string | undefined | null,
): readonly MeasurementUnit[] {
  const usual = units.find(({ id }) => id === usualId) ?? units[0];
  const others = units.filter((unit) => unit !== usual);
  const second =
    others.find(({ system }) => system === 'Imperial' && usual?.system !== 'Imperial') ?? others[0];
  return [usual, second, ...others.filter((unit) => unit !== second)].filter((unit) => unit !== undefined);
}

const ID = /^[\w-]{1,64}$/;
const LONGEST = 24;

/** Parses a converter sent as a form; undefined without a quantity. */
export function readConversion(params: URLSearchParams): RequestedConversion | undefined {
  const quantityId = params.get('convert') ?? '';
  if (!ID.test(quantityId)) return undefined;
  const unitId = params.get('unit') ?? '';
  return {
    quantityId,
    typed: params.get('value')?.slice(0, LONGEST),
    unitId: ID.test(unitId) ? unitId : undefined,
  };
}
