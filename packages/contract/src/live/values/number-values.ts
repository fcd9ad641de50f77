import fc from 'fast-check';
import type { JsonObject } from '../../document.ts';
import { typeOf } from './schema-parts.ts';
import { Ungenerable } from './ungenerable.ts';

/** Returns the smallest and largest number a schema allows; infinite where it has no bound. */
export function boundsOf(schema: JsonObject): { least: number; greatest: number } {
  const step = typeOf(schema) === 'integer' ? 1 : Number(schema.multipleOf ?? 0.01);
  const lower = [numberOr(schema.minimum, Number.NEGATIVE_INFINITY)];
  const upper = [numberOr(schema.maximum, Number.POSITIVE_INFINITY)];
  if (typeof schema.exclusiveMinimum === 'number') lower.push(schema.exclusiveMinimum + step);
  if (typeof schema.exclusiveMaximum === 'number') upper.push(schema.exclusiveMaximum - step);
  return { least: Math.max(...lower), greatest: Math.min(...upper) };
}

/** Generates valid numbers for a schema: mostly small ones, sometimes exactly a bound. Throws `Ungenerable` for reversed bounds. */
export function numberValues(schema: JsonObject): fc.Arbitrary<number> {
  const { least, greatest } = boundsOf(schema);
  if (least > greatest) throw new Ungenerable(`a number from ${least} to ${greatest}`);
  const low = Math.max(least, -1000);
  const high = Math.min(greatest, Math.max(low, 0) + 1000);
  const steps = typeof schema.multipleOf === 'number' ? schema.multipleOf : undefined;
  const bounds = [least, greatest].filter((bound) => Number.isFinite(bound) && isStep(bound, steps));
  const usual =
    typeOf(schema) === 'integer' || steps !== undefined ? whole(low, high, steps ?? 1) : fraction(low, high);
  const small = whole(
    Math.max(low, Math.min(1, high)),
    Math.min(high, Math.max(low, 1) + 2 * (steps ?? 1)),
    steps ?? 1,
  );
  return fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 4, arbitrary: usual },
    ...(bounds.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...bounds) }] : []),
  );
}

function whole(low: number, high: number, step: number): fc.Arbitrary<number> {
  const [from, to] = [Math.ceil(low / step), Math.floor(high / step)];
  if (from > to) return fraction(low, high);
  return fc.integer({ min: from, max: to }).map((count) => count * step);
}

/** Generates numbers with few decimals, as people write them. */
function fraction(low: number, high: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: 0, max: 1000 })
    .map((part) => Number(Math.min(high, low + ((high - low) * part) / 1000).toFixed(3)))
    .map((value) => Math.min(high, Math.max(low, value)));
}

function isStep(value: number, step: number | undefined): boolean {
  return step === undefined || Number.isInteger(value / step);
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
