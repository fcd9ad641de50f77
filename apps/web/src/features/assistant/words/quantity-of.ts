import type { SupplierProduct } from '@bazaar/api/model';
import { type KnownUnits, quantityIn, type UnderstoodPart } from '@bazaar/domain/assistant';

/**
 * Returns how many of the unit a product is priced for the sentence wants: one, where it names no quantity; `undefined` where it cannot be
 * counted so.
 */
export function quantityOf(
  { price, unitOfMeasurementId }: Pick<SupplierProduct, 'price' | 'unitOfMeasurementId'>,
  { parts, ...units }: KnownUnits & { readonly parts: readonly UnderstoodPart[] },
): number | undefined {
  const quantity = parts.find((part) => part.kind === 'quantity');
  return quantity === undefined ? 1 : quantityIn(price.perUnitId ?? unitOfMeasurementId, quantity, units);
}
