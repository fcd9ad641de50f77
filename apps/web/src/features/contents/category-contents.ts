import 'server-only';
import type { Category } from '@bazaar/api/model';
import { loadCrumbs } from '@/entities/category/breadcrumb';
import { loadBreadcrumb } from '@/entities/category/load-category';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';
import type { ContentsAddress } from './contents-address';
import { labelChoices, typeChoices } from './contents-choices';
import type { ContentsData } from './contents-data';
import { loadContents } from './load-contents';

/** Starts the reads that need only the category's id. */
export function preloadCategoryContents(categoryId: string, address: ContentsAddress): void {
  void loadBreadcrumb(categoryId);
  void loadContents({ kind: 'category', of: categoryId }, address);
}

export function categoryContentsPath(category: Category): string {
  return paths.categoryContents(category.categoryType, category);
}

/** R38: reads what is written about a category and those below it. */
export async function readCategoryContents(
  category: Category,
  address: ContentsAddress,
): Promise<ContentsData> {
  const [list, crumbs, ancestry] = await Promise.all([
    loadContents({ kind: 'category', of: category.id }, address),
    loadCrumbs(category),
    loadBreadcrumb(category.id),
  ]);
  const found = list.state === 'ready' ? list.value : {};
  const path = categoryContentsPath(category);
  const parent = valueOr(ancestry, [])
    .filter(({ id, level }) => id !== category.id && level > 1)
    .at(-1);
  return {
    path,
    title: texts.categoryTitle(category.name),
    lead: texts.categoryLead(category.name),
    crumbs: [
      ...crumbs.slice(0, -1),
      { label: category.name, href: paths.category(category) },
      { label: texts.categoryCrumb },
    ],
    address,
    list,
    types: typeChoices(path, address, found),
    labels: { title: texts.labels, links: labelChoices(path, address, found) },
    empty: {
      title: texts.emptyCategory(category.name),
      links: [
        ...(parent === undefined
          ? []
          : [
              {
                href: paths.categoryContents(category.categoryType, parent),
                label: texts.allOf(parent.name),
              },
            ]),
        { href: paths.categoryProducts(category), label: texts.products },
      ],
    },
  };
}
