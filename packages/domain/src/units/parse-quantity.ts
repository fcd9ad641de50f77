import { canonicalLetters } from '../persian/canonical-text';
import { toLatinDigits } from '../persian/digits';
import { parseNumber } from '../persian/numbers';
import { accept, type Result, refuse } from '../result';
import type { Unit } from './unit';

export interface Quantity {
  readonly value: number;
  /** Undefined when only a number was typed. */
  readonly unitId: string | undefined;
}

export type QuantityProblem =
  /** No number where one was expected. */
  | 'no-number'
  /** The word after the number names none of the units. */
  | 'unknown-unit';

const INCH_SIGNS = ['"', '″', '”', "''"];

/**
 * Reads «۵۰ bar», `2"`, «۱٫۵ مگاپاسکال», "1 1/2 in" against the units of one quantity. Symbols are compared as written first, because
 * mW and MW differ, then without case; titles without half-spaces.
 */
export function parseQuantity(typed: string, units: readonly Unit[]): Result<Quantity, QuantityProblem> {
  const text = toLatinDigits(typed.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')).trim();
  const [, amount, unitText = ''] = /^([-−]?[\d٬٫.,،]+(?:(?:\s+\d+)?\/\d+)?)\s*(.*)$/.exec(text) ?? [];
  const value = amount === undefined ? undefined : readAmount(amount);
  if (value === undefined) return refuse('no-number');
  if (unitText === '') return accept({ value, unitId: undefined });
  const unit = findUnit(unitText, units);
  return unit === undefined ? refuse('unknown-unit') : accept({ value, unitId: unit.id });
}

function readAmount(text: string): number | undefined {
  const [, whole, top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top === undefined) return parseNumber(text);
  const value = Number(whole ?? 0) + Number(top) / Number(bottom);
  return Number.isFinite(value) ? value : undefined;
}

function findUnit(text: string, units: readonly Unit[]): Unit | undefined {
  const wanted = text.trim();
  const names = (unit: Unit) => [unit.symbol, unit.displayText ?? '', unit.title ?? ''];
  const exact = units.find((unit) => names(unit).includes(wanted));
  if (exact) return exact;
  if (INCH_SIGNS.includes(wanted)) return units.find((unit) => foldUnit(unit.symbol) === 'in');
  const key = foldUnit(wanted);
  return units.find((unit) => names(unit).some((name) => name !== '' && foldUnit(name) === key));
}

function foldUnit(text: string): string {
  return canonicalLetters(text.normalize('NFKC').toLowerCase()).replace(/[\s\u200c.]/g, '');
}
