import type { Category, SupplierProduct } from '@bazaar/api/model';
import type { FoundItemView } from '@bazaar/ui/patterns/found-list';
import type { RefineChipView } from '@bazaar/ui/patterns/search-results';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages } from '@/translations/category';
import { searchMessages as texts } from '@/translations/search';

export function toCategoryItem(category: Category): FoundItemView {
  const { id, name, scientificName, shortDescription, image, categoryType, synonyms } = category;
  return {
    id,
    title: name,
    href: hrefOf(category),
    scientificName,
    text: shortDescription,
    picture: image && pictureAt(image, 96),
    facts: [
      categoryMessages.areas[categoryType]?.name,
      synonyms.length > 0 ? texts.alsoCalled(synonyms.slice(0, 3).join('، ')) : undefined,
    ],
  };
}

export function toCategoryChip(category: Category): RefineChipView {
  const { id, name, scientificName } = category;
  return { id, name, scientificName, href: hrefOf(category) };
}

/** Returns the areas of the found products, each with its own search and filters. */
export function toAreaChips(products: readonly SupplierProduct[], term: string): RefineChipView[] {
  return [...new Set(products.map(({ categoryType }) => categoryType))].map((type) => ({
    id: type,
    name: texts.filterIn(categoryMessages.areas[type]?.name ?? type),
    href: paths.productSearch(type, term),
  }));
}

/** Returns a chip with the products of a category that match the term. */
export function toNarrowerChip(category: Category, term: string): RefineChipView {
  const { id, name } = category;
  return { id, name, href: `${paths.categoryProducts(category)}?${new URLSearchParams({ term })}` };
}

function hrefOf(category: Category): string {
  return category.hasChildren ? paths.category(category) : paths.categoryProducts(category);
}
