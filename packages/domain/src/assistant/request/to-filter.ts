import {
  type CatalogueFilter,
  EMPTY_FILTER,
  type SelectedCategoryProperty,
} from '../../catalogue-filter/filter';
import type { Understanding, UnderstoodPart, UnderstoodPrice, UnderstoodRange } from '../understanding';

/** «حدود ۵۰» asks for a tenth around it. */
const ABOUT = 0.1;

/** Returns the filter of the category's list that demands the hard parts. Price is no filter of the list: `isWithinPrice` compares it. */
export function toCatalogueFilter({ parts }: Pick<Understanding, 'parts'>): CatalogueFilter {
  return filterOf(parts.filter(({ strength }) => strength === 'hard'));
}

/** Returns each preference as a filter of its own, to tick and to order the results by; those no filter can express are left out. */
export function softFilters({
  parts,
}: Pick<Understanding, 'parts'>): readonly { readonly key: string; readonly filter: CatalogueFilter }[] {
  return parts
    .filter((part) => part.strength === 'soft')
    .map((part) => ({ key: part.key, filter: filterOf([part]) }))
    .filter(({ filter }) => JSON.stringify(filter) !== JSON.stringify(EMPTY_FILTER));
}

/**
 * Returns whether an offer's price satisfies the price part; `undefined` where nobody knows.
 * @param count units of the offer's price the limit is for, as `limitedCount` returns it
 */
export function isWithinPrice(
  { minRial = 0, maxRial = Number.POSITIVE_INFINITY }: Pick<UnderstoodPrice, 'minRial' | 'maxRial'>,
  priceRial: number,
  count: number | undefined,
): boolean | undefined {
  if (count === undefined) return undefined;
  const amountRial = Math.round(priceRial * count);
  return amountRial >= minRial && amountRial <= maxRial;
}

/** Returns the bounds a range demands, those of «حدود» widened by a tenth. */
export function boundsOf({ min, max, isAbout }: Pick<UnderstoodRange, 'min' | 'max' | 'isAbout'>) {
  const widen = (value: number | undefined, sign: 1 | -1) =>
    value === undefined || !isAbout
      ? value
      : Number((value + sign * Math.abs(value) * ABOUT).toPrecision(12));
  return { min: widen(min, -1), max: widen(max, 1) };
}

function filterOf(parts: readonly UnderstoodPart[]): CatalogueFilter {
  const codes = parts.flatMap((part) => (part.kind === 'code' ? [part.code] : []));
  return {
    ...EMPTY_FILTER,
    properties: parts.flatMap(selectProperty),
    saleCityIds: parts.flatMap((part) => (part.kind === 'cities' ? part.cityIds : [])),
    kinds: parts.flatMap((part) => (part.kind === 'supplierKinds' ? part.kinds : [])),
    confirmedOnly: parts.some(({ kind }) => kind === 'confirmed'),
    term: codes.join(' '),
  };
}

function selectProperty(part: UnderstoodPart): SelectedCategoryProperty[] {
  if (!('isFilterable' in part) || !part.isFilterable) return [];
  const { propertyId } = part;
  if (part.kind === 'options') return [{ kind: 'options', propertyId, optionIds: part.optionIds }];
  if (part.kind === 'boolean') return [{ kind: 'boolean', propertyId, isTrue: part.isTrue }];
  const { min, max } = boundsOf(part);
  return [
    {
      kind: 'range',
      propertyId,
      ...(min === undefined ? {} : { value: min }),
      ...(max === undefined ? {} : { maxValue: max }),
      ...(part.unitId === undefined ? {} : { measurementUnitId: part.unitId }),
      ...(part.unitText === undefined ? {} : { defaultMeasurementUnitDisplayText: part.unitText }),
    },
  ];
}
