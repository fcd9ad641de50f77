import { convert } from '../../units/unit';
import { findUnit } from '../../units/unit-names';
import type { AssistantUnit } from '../vocabulary';

/** How many are wanted, in the unit of the sentence; without one, in that of the offer. */
export interface WantedQuantity {
  readonly amount: number;
  readonly tradeUnitId?: string;
}

/** A unit offers are counted in; its quantity is one whose units measure it: mass for «تن» and «کیلوگرم». */
interface CountedUnit {
  readonly id: string;
  readonly title: string;
  readonly symbol: string;
  readonly quantityId?: string;
}

export interface KnownUnits {
  readonly tradeUnits: readonly CountedUnit[];
  readonly units: readonly AssistantUnit[];
}

/** Units that count single objects, so that as many «عدد» are meant. A pack, a pair or a roll holds several. */
const SINGLE = /^(عدد|دستگاه|شاخه|برگ|نسخه)$/;

/**
 * Returns the wanted quantity in a trade unit: «۲ تن» of a product priced per kilogram are 2000. `undefined` where the one cannot be counted in
 * the other, or nobody knows how.
 */
export function quantityIn(
  tradeUnitId: string | undefined,
  { amount, tradeUnitId: wantedUnitId }: WantedQuantity,
  { tradeUnits, units }: KnownUnits,
): number | undefined {
  if (wantedUnitId === undefined || wantedUnitId === tradeUnitId) return amount;
  const wanted = tradeUnits.find(({ id }) => id === wantedUnitId);
  const counted = tradeUnits.find(({ id }) => id === tradeUnitId);
  if (wanted === undefined || counted === undefined) return undefined;
  if (wanted.quantityId === undefined && counted.quantityId === undefined)
    return SINGLE.test(wanted.title) && SINGLE.test(counted.title) ? amount : undefined;
  const [from, to] = [wanted, counted].map((unit) => measureOf(unit, units));
  if (from?.quantityId === undefined || from.quantityId !== to?.quantityId) return undefined;
  return convert(amount, from, to);
}

/** The catalogue names the quantity of a trade unit, and not which of its units it is: they have the same symbol or name. */
function measureOf({ quantityId, symbol, title }: CountedUnit, units: readonly AssistantUnit[]) {
  const measures = units.filter((unit) => unit.quantityId === quantityId);
  const found = findUnit(symbol, measures) ?? findUnit(title, measures);
  return measures.find(({ id }) => id === found?.id);
}
