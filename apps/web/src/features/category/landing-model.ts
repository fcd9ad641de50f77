import type { Category, CategoryItemsCount } from '@bazaar/api/model';
import { countPhrase } from '@bazaar/domain/persian';
import type { LandingCellView } from '@bazaar/ui/patterns/category-landing';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages as texts } from '@/translations/category';

/** Returns categories as cells; a leaf links to its products. */
export function toCells(
  categories: readonly Category[],
  counts: readonly CategoryItemsCount[],
): LandingCellView[] {
  return categories.map((category) => {
    const count = countOf(category.id, counts);
    return {
      id: category.id,
      href: category.hasChildren ? paths.category(category) : paths.categoryProducts(category),
      name: category.name,
      scientificName: category.scientificName,
      count: count && countPhrase(count.productCount, texts.product),
      picture: category.image && pictureAt(category.image, 320),
    };
  });
}

/** Returns found categories: those with products as cells, those above them as links. */
export function toMatches(categories: readonly Category[], counts: readonly CategoryItemsCount[]) {
  return {
    cells: toCells(
      categories.filter(({ hasChildren }) => !hasChildren),
      counts,
    ),
    groups: toCells(
      categories.filter(({ hasChildren }) => hasChildren),
      [],
    ),
  };
}

export function countOf(
  categoryId: string,
  counts: readonly CategoryItemsCount[],
): CategoryItemsCount | undefined {
  return counts.find((count) => count.categoryId === categoryId);
}
