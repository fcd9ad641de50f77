import type { CategoryCrumb } from '@bazaar/api/model';
import type { CompareCategory } from '@bazaar/domain/compare';
import { paths } from '@/lib/navigation/paths';

/** A page where products can be ticked for comparison. */
export interface ComparePlace {
  readonly category: CompareCategory;
  /** Current address: another one has other boxes. */
  readonly href: string;
}

/** Returns the category of a page's products, with those above it: the breadcrumb from the area down to it. */
export function toCompareCategory(
  category: Pick<CategoryCrumb, 'id' | 'name' | 'slug'>,
  breadcrumb: readonly Pick<CategoryCrumb, 'id'>[],
): CompareCategory {
  return {
    categoryId: category.id,
    categoryName: category.name,
    path: paths.categoryProducts(category),
    ancestorIds: breadcrumb.map(({ id }) => id).filter((id) => id !== category.id),
  };
}
