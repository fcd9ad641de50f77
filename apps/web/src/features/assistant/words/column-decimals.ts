import type { SupplierProduct } from '@bazaar/api/model';
import { neededDecimals } from '@/entities/product/property-text';

/** No value of the catalogue has more. */
const MOST_DECIMALS = 6;

/**
 * Returns the number of decimals that aligns a column: as many as its shown values need, so that zeros are added and no digit is lost.
 * Undefined where the rows state the property in several units: there each value keeps its own.
 */
export function columnDecimals(
  products: readonly Pick<SupplierProduct, 'keyProperties'>[],
  propertyId: string,
): number | undefined {
  const values = products.flatMap(({ keyProperties }) =>
    keyProperties.filter((value) => value.propertyId === propertyId),
  );
  if (new Set(values.map(({ measurementUnitId }) => measurementUnitId)).size > 1) return undefined;
  const numbers = values
    .flatMap(({ value, maxValue }) => [value, maxValue])
    .filter((value) => value !== undefined);
  return neededDecimals(numbers, MOST_DECIMALS);
}
