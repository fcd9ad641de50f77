import type { UnitOfMeasurement } from '@bazaar/api/model';
import type { ProductData } from '@/features/product/product-data';

/** Returns the units a product is priced and ordered in, of all there are. */
export function unitsOfPrice({
  product: { price, unitOfMeasurementId },
  tradeUnits,
}: Pick<ProductData, 'product' | 'tradeUnits'>): readonly UnitOfMeasurement[] {
  return tradeUnits.filter(({ id }) => id === price.perUnitId || id === unitOfMeasurementId);
}
