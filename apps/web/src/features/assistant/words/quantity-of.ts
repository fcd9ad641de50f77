import type { SupplierProduct } from '@bazaar/api/model';
import {
  type KnownUnits,
  limitedCount,
  quantityIn,
  type UnderstoodPart,
  type UnderstoodPrice,
} from '@bazaar/domain/assistant';

type Priced = Pick<SupplierProduct, 'price' | 'unitOfMeasurementId'>;
type Said = KnownUnits & { readonly parts: readonly UnderstoodPart[] };

/**
 * Returns how many of the unit a product is priced for the sentence wants: one, where it names no quantity; `undefined` where it cannot be
 * counted so.
 */
export function quantityOf(product: Priced, { parts, ...units }: Said): number | undefined {
  const quantity = parts.find((part) => part.kind === 'quantity');
  return quantity === undefined ? 1 : quantityIn(pricedIn(product), quantity, units);
}

/** Returns how many of the unit a product is priced for a price limit is for; `undefined` where it cannot be counted so. */
export function limitOf(
  product: Priced,
  limit: UnderstoodPrice,
  { parts, ...units }: Said,
): number | undefined {
  const quantity = parts.find((part) => part.kind === 'quantity');
  return limitedCount(limit, pricedIn(product), quantity, units);
}

const pricedIn = ({ price, unitOfMeasurementId }: Priced) => price.perUnitId ?? unitOfMeasurementId;
