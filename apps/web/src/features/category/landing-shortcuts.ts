import type { Category, CategoryProperty, PropertyFacet } from '@bazaar/api/model';
import { writeProperty } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { ShortcutsView } from '@bazaar/ui/patterns/category-landing';
import { paths } from '@/lib/navigation/paths';

const SHOWN_PROPERTIES = 3;
const SHOWN_OPTIONS = 8;

/** Returns the most used options of the first properties that have several, each with its products. */
export function toShortcuts(
  category: Pick<Category, 'id' | 'slug'>,
  properties: readonly CategoryProperty[],
  facets: readonly PropertyFacet[],
): ShortcutsView[] {
  return properties
    .toSorted((left, right) => Number(right.isKey) - Number(left.isKey) || left.sortOrder - right.sortOrder)
    .flatMap(({ id, title }) => {
      const options = facets.find(({ propertyId }) => propertyId === id)?.options ?? [];
      const used = options
        .filter(({ count }) => count > 0)
        .toSorted((left, right) => right.count - left.count);
      return used.length < 2 ? [] : [{ id, title, used: used.slice(0, SHOWN_OPTIONS) }];
    })
    .slice(0, SHOWN_PROPERTIES)
    .map(({ id, title, used }) => ({
      id,
      title,
      links: used.map((option) => ({
        id: option.id,
        href: `${paths.categoryProducts({ ...category })}?f=${writeProperty({ kind: 'options', propertyId: id, optionIds: [option.id] })}`,
        label: option.title,
        count: formatNumber(option.count),
      })),
    }));
}
