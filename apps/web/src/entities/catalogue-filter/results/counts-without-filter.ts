import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { AdviceView, FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Most filters whose result count without them is read; more would cost too many calls. */
export const MOST_COUNTED = 5;

/**
 * Adds to each chip the result count without its filter; a chip without a count stays as it is.
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

/** Returns the counts by the id of their chip; a failed count is left out. */
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
  /** True when at least one of them is known to have results. */
  readonly isPromising: boolean;
}

/**
 * Returns which filters of an empty list to remove, the most helpful first. One known to have no results is listed only when none helps.
 * @param counts results of the list without the filter, by the id of its chip
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
