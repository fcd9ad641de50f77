import { accept, type Result, refuse } from '../result';
import { parseAmount } from './parse-amount';
import { valueBefore } from './ruler-fraction';
import type { Unit } from './unit';
import { findUnit } from './unit-names';

export interface Quantity {
  readonly value: number;
  /** `undefined` when only a number was typed. */
  readonly unitId: string | undefined;
}

export type QuantityProblem =
  /** The text has no number. */
  | 'no-number'
  /** The word after the number names none of the units. */
  | 'unknown-unit';

/**
 * Parses «۵۰ bar», `2"`, «۱٫۵ مگاپاسکال», "1 1/2 in", «۳۰ درجه» against the units of one quantity. Compares symbols case-sensitively first,
 * because mW and MW differ, then case-insensitively; Persian names in their common spellings. «۱/۲ اینچ» is half an inch, «۱/۲ میلی‌متر» 1.2 mm.
 *
 * @param chosen unit chosen beside the field; a bare number is read as before it
 */
export function parseQuantity(
  typed: string,
  units: readonly Unit[],
  chosen?: Unit,
): Result<Quantity, QuantityProblem> {
  const amount = parseAmount(typed);
  if (amount === undefined) return refuse('no-number');
  if (amount.rest === '') {
    const value = chosen ? valueBefore(amount, chosen.symbol) : amount.value;
    return accept({ value, unitId: undefined });
  }
  const unit = findUnit(amount.rest, units);
  return unit === undefined
    ? refuse('unknown-unit')
    : accept({ value: valueBefore(amount, unit.symbol), unitId: unit.id });
}
