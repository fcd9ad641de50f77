import type { RefusedRange } from '@bazaar/domain/catalogue-filter';
import { parseQuantity, type Unit } from '@bazaar/domain/units';
import type { FilterRangeProps } from '@bazaar/ui/patterns/filter-panel';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Returns why a typed range was refused, and which sides are invalid; only the first problem is reported. */
export function refusedRangeError(
  { min, max }: RefusedRange,
  units: readonly Unit[],
): NonNullable<FilterRangeProps['error']> {
  const [low, high] = [min, max].map((typed) => problemOf(typed, units));
  const isUnit = (low ?? high) === 'unknown-unit' && units.length > 0;
  return {
    text: isUnit ? texts.notAUnit : texts.notANumber,
    min: low !== undefined,
    max: high !== undefined,
  };
}

function problemOf(typed: string, units: readonly Unit[]) {
  if (typed === '') return undefined;
  const read = parseQuantity(typed, units);
  return read.ok ? undefined : read.reason;
}
