import type { CategoryProperty } from '@bazaar/api/model';
import { visitFilters } from '@bazaar/domain/object-timeline/visit-filters';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { MemoryChip } from '@bazaar/ui/patterns/memory-list';
import { filterWord } from '@/entities/object-timeline/entries/filter-word';
import { visitListTexts as texts } from '@/translations/memory';

/** Returns the filters of a visited list in words, the system of units with them. What cannot be named is counted. */
export function visitedFilters(
  path: string,
  properties: readonly CategoryProperty[],
  unitTexts: ReadonlyMap<string, string>,
): MemoryChip[] {
  const propertyOf = (id: string) => properties.find((property) => property.id === id);
  const { chips, unnamed } = visitFilters(path, {
    property: (id) => propertyOf(id)?.title,
    option: (id, option) => propertyOf(id)?.options?.find((known) => known.id === option)?.title,
    unit: (id) =>
      properties.find(({ defaultMeasurementUnitId }) => defaultMeasurementUnitId === id)
        ?.defaultMeasurementUnitDisplayText ?? unitTexts.get(id),
  });
  const words = chips.map((chip) => {
    const { title, value } = filterWord(chip);
    return { id: chip.key, title, value, unit: chip.unitText };
  });
  const isImperial = new URLSearchParams(path.split('?')[1]).get('units') === 'imperial';
  return [
    ...words,
    ...(unnamed === 0 ? [] : [{ id: 'more', value: texts.moreFilters(formatNumber(unnamed)) }]),
    ...(isImperial ? [{ id: 'units', value: texts.imperial }] : []),
  ];
}
