import type { UnderstoodPrice } from '../understanding';
import { type KnownUnits, quantityIn, type WantedQuantity } from './quantity-in';

/**
 * Returns how many units of an offer's price a limit is for: 1000 of a price per kilogram for «هر تن», the wanted quantity for a limit on all.
 * `undefined` where nobody knows how many.
 *
 * @param perUnitId trade unit of the offer's price
 */
export function limitedCount(
  { per, tradeUnitId, unitTitle }: Pick<UnderstoodPrice, 'per' | 'tradeUnitId' | 'unitTitle'>,
  perUnitId: string | undefined,
  quantity: WantedQuantity | undefined,
  known: KnownUnits,
): number | undefined {
  if (per === 'total') return quantity === undefined ? 1 : quantityIn(perUnitId, quantity, known);
  if (tradeUnitId === undefined) return unitTitle === undefined ? 1 : undefined;
  return quantityIn(perUnitId, { amount: 1, tradeUnitId }, known);
}
