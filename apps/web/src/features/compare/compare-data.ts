import type {
  Category,
  CategoryProperty,
  MeasurementUnit,
  PropertyValue,
  SupplierProductCatalog,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { comparedUnit } from '@bazaar/domain/compare';
import type { CompareAddress } from './compare-address';

/** Everything a comparison is rendered from. */
export interface CompareData {
  /** Address of the category's list. */
  readonly path: string;
  readonly category: Pick<Category, 'id' | 'name' | 'slug'>;
  readonly address: CompareAddress;
  readonly products: readonly SupplierProductCatalog[];
  /** Comparable properties in the category's order. */
  readonly properties: readonly CategoryProperty[];
  readonly units: Readonly<Record<string, readonly MeasurementUnit[]>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** How many products of the address could not be shown, and why. */
  readonly left: { readonly gone: number; readonly foreign: number; readonly failed: number };
}

export function unitsOf({ units }: Pick<CompareData, 'units'>, property: CategoryProperty) {
  return (property.measurementQuantityId && units[property.measurementQuantityId]) || [];
}

/** Returns the one unit a property is compared in. */
export function unitOf(
  data: Pick<CompareData, 'units' | 'address'>,
  property: CategoryProperty,
): MeasurementUnit | undefined {
  return comparedUnit(
    unitsOf(data, property),
    data.address.preference,
    property.defaultMeasurementUnitId ?? undefined,
  );
}

export interface ComparedRow {
  readonly property: CategoryProperty;
  readonly values: readonly (PropertyValue | undefined)[];
}

/** Returns a row for each property at least one of the products has. */
export function comparedRows({ properties, products }: CompareData): ComparedRow[] {
  return properties.flatMap((property) => {
    const values = products.map((product) =>
      product.properties.find(({ propertyId }) => propertyId === property.id),
    );
    return values.some(Boolean) ? [{ property, values }] : [];
  });
}
