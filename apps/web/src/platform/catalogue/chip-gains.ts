import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';

/** As many filters as are counted without; further ones would cost more calls than they help. */
export const MOST_COUNTED = 5;

/**
 * Says on each chip what taking it off would bring; a chip that was not counted says nothing.
 * @param counts products without the filter, by the id of its chip
 * @param now products with all filters
 */
export function withGains<Chip extends FilterChipView>(
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
