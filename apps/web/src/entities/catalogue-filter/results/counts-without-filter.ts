import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { AdviceView, FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** As many filters as are counted without; further ones would cost more calls than they help. */
export const MOST_COUNTED = 5;

/**
 * Says on each chip what taking it off would bring; a chip that was not counted says nothing.
 * @param counts products without the filter, by the id of its chip
 * @param now products with all filters
 */
export function withResultCounts<Chip extends FilterChipView>(
  chips: readonly Chip[],
  counts: ReadonlyMap<string, number>,
  now: number,
): readonly Chip[] {
  return chips.map((chip) => {
    const count = counts.get(chip.id);
    if (count === undefined || now === 0) return chip;
    const spoken = texts.withoutFilter(countPhrase(count, texts.product));
    return { ...chip, removal: { text: `+${formatNumber(Math.max(0, count - now))}`, spoken } };
  });
}

/** The counts by the id of the chip they belong to; one that could not be counted is left out. */
export function resultCountsOf(
  chips: readonly { readonly id: string }[],
  counts: readonly (number | undefined)[],
): ReadonlyMap<string, number> {
  return new Map(
    chips.flatMap(({ id }, index) => {
      const count = counts[index];
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}

export interface FilterAdviceOf {
  readonly chips: readonly AdviceView[];
  /** True when at least one of them is known to bring something. */
  readonly isPromising: boolean;
}

/**
 * Which filters of an empty list to take off, the most helpful first. One known to bring nothing is named only when none helps.
 * @param counts what the list has without the filter, by the id of its chip
 * @param noun what is counted, «محصول»
 */
export function adviceOf(
  chips: readonly FilterChipView[],
  counts: ReadonlyMap<string, number>,
  noun: string,
): FilterAdviceOf {
  const counted = chips.slice(0, MOST_COUNTED).map((chip) => ({ chip, count: counts.get(chip.id) }));
  const helpful = counted.filter(({ count }) => count !== 0);
  const shown = (helpful.length > 0 ? helpful : counted).toSorted(
    (left, right) => (right.count ?? 0) - (left.count ?? 0),
  );
  return {
    chips: shown.map(({ chip, count }) => ({
      ...chip,
      resultCount: count ? countPhrase(count, noun) : undefined,
    })),
    isPromising: shown.some(({ count }) => count),
  };
}
