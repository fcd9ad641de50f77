import type {
  CategoryProperty,
  MeasurementUnit,
  PropertyValue,
  Supplier,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { chooseUnit } from '@bazaar/domain/units';
import type { ListAddress } from '@/entities/catalogue-filter/address/list-address';
import {
  decimalsIn,
  neededDecimals,
  numbersIn,
  type PropertyText,
  propertyText,
} from '@/entities/product/property-text';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** The supplier a list is narrowed to. */
export type ListSupplier = Pick<
  Supplier,
  'id' | 'name' | 'slug' | 'monogram' | 'kinds' | 'cityName' | 'isConfirmed' | 'confirmation'
>;

/** Everything a list is rendered from. */
export interface ListData {
  readonly path: string;
  readonly category: { readonly id: string; readonly name: string; readonly slug: string };
  /** Set when the list holds the products of one supplier only. */
  readonly supplier?: ListSupplier;
  readonly address: ListAddress;
  readonly properties: readonly CategoryProperty[];
  readonly units: Readonly<Record<string, readonly MeasurementUnit[]>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  readonly search: SupplierProductSearch;
}

export type UnitData = Pick<ListData, 'address' | 'properties' | 'units'>;

export function unitsOf(
  { units }: Pick<ListData, 'units'>,
  property: CategoryProperty | undefined,
): readonly MeasurementUnit[] {
  return (property?.measurementQuantityId && units[property.measurementQuantityId]) || [];
}

/** Returns the unit a property is shown in: by the unit switch, else the unit of the buyer's filter, else the property's own. */
export function shownUnit(data: UnitData, property: CategoryProperty): MeasurementUnit | undefined {
  const { isImperial, filter } = data.address;
  const selected = filter.properties.find(({ propertyId }) => propertyId === property.id);
  const chosenUnitId = selected?.kind === 'range' && !isImperial ? selected.measurementUnitId : undefined;
  return chooseUnit(unitsOf(data, property), {
    chosenUnitId,
    defaultUnitId: property.defaultMeasurementUnitId,
    ...(isImperial ? { system: 'Imperial' as const } : {}),
  });
}

/** Returns a product's value in the unit its property is shown in, with as many decimals as given or needed. */
export function shownText(data: UnitData, value: PropertyValue, decimals?: number): PropertyText {
  const property = data.properties.find(({ id }) => id === value.propertyId);
  if (property === undefined) return propertyText(value, texts);
  return propertyText(value, texts, { unit: shownUnit(data, property), decimals });
}

/** Returns a value as the maker gave it, when the list shows it in another unit; else undefined. */
export function originalText(data: UnitData, value: PropertyValue): string | undefined {
  const property = data.properties.find(({ id }) => id === value.propertyId);
  const unit = property && shownUnit(data, property);
  if (unit === undefined || value.value === undefined || value.measurementUnitId === unit.id)
    return undefined;
  const own = propertyText(value, texts);
  return [own.value, own.unit].filter(Boolean).join(' ');
}

/** Returns the number of decimals that aligns a column: what the page's values need, within what the property allows. */
export function columnDecimals(data: ListData, property: CategoryProperty): number | undefined {
  if (property.dataType !== 'Number') return undefined;
  const unit = shownUnit(data, property);
  const own = unitsOf(data, property).find(({ id }) => id === property.defaultMeasurementUnitId);
  const numbers = data.search.items
    .flatMap(({ keyProperties }) => keyProperties.filter(({ propertyId }) => propertyId === property.id))
    .flatMap((value) => numbersIn(value, unit))
    .filter((value) => value !== undefined);
  return neededDecimals(numbers, decimalsIn(unit, own, property.decimals) ?? 3);
}
