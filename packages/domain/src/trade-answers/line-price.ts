import type { LineAnswer } from './answer-input';

const THOUSANDTHS = 1_000;

export interface LinePrice {
  /** Rial for one unit of the line, to the nearest Rial. */
  readonly unitRial: number;
  /** Rial for the line's quantity; `undefined` without a quantity, or beyond what can be counted exactly. */
  readonly totalRial: number | undefined;
}

/**
 * Returns what a line costs in the line's own unit; `undefined` while the price is not known.
 *
 * @param quantity in the unit of the line, with at most three decimals
 * @param isQuotedWhole the supplier's own unit is sold whole (packs, boxes): the quantity is rounded up to the next one
 */
export function linePrice(
  { unitPriceRial, quotedUnit }: Pick<LineAnswer, 'unitPriceRial' | 'quotedUnit'>,
  quantity: number | undefined,
  isQuotedWhole: boolean,
): LinePrice | undefined {
  if (unitPriceRial === undefined) return undefined;
  const contains = thousandths(quotedUnit?.containsQuantity ?? 1);
  if (contains <= 0n) return undefined;
  const price = BigInt(unitPriceRial);
  const unitRial = Number(divideRounded(price * BigInt(THOUSANDTHS), contains));
  if (quantity === undefined) return { unitRial, totalRial: undefined };
  const requested = thousandths(quantity);
  const total =
    quotedUnit !== undefined && isQuotedWhole
      ? ((requested + contains - 1n) / contains) * price
      : divideRounded(price * requested, contains);
  return { unitRial, totalRial: exactly(total) };
}

/** Returns the sum of known amounts; `undefined` when one is unknown, because a sum without it would be wrong. */
export function sumKnown(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0n;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum += BigInt(amount);
  }
  return exactly(sum);
}

function thousandths(quantity: number): bigint {
  return BigInt(Math.round(quantity * THOUSANDTHS));
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function exactly(amount: bigint): number | undefined {
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : undefined;
}
