import 'server-only';
import type { Category } from '@bazaar/api/model';
import { loadCrumbs } from '@/entities/category/breadcrumb';
import { loadBreadcrumb } from '@/entities/category/load-category';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { contentsMessages as texts } from '@/translations/contents';
import type { ContentsAddress } from './contents-address';
import { labelChoices, typeChoices } from './contents-choices';
import { type ContentsData, FEW, NEAR_SHOWN, type NearContents } from './contents-data';
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
  const isWhole = address.label === undefined && address.typeId === undefined;
  const isFew = list.state === 'ready' && list.value.totalCount <= FEW && isWhole;
  return {
    path,
    ...(isFew && parent !== undefined ? { near: await readNear(category, parent, list.value.items) } : {}),
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
    around: {
      title: category.name,
      links: [
        { href: paths.category(category), label: texts.landing },
        { href: paths.categoryProducts(category), label: texts.products },
        { href: paths.categorySuppliers(category), label: texts.suppliers },
        { href: paths.categoryProperties(category), label: texts.properties },
      ],
    },
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

/** Reads what is written about the parent, without what the list has itself. A failure leaves the way there. */
async function readNear(
  { categoryType }: Category,
  parent: Pick<Category, 'id' | 'name' | 'slug'>,
  own: NearContents['items'],
): Promise<NearContents> {
  const result = await loadContents({ kind: 'category', of: parent.id }, { pageNumber: 1, sort: 'newest' });
  const { items } = valueOr(result, { items: [] as NearContents['items'] });
  const known = new Set(own.map(({ id }) => id));
  return {
    title: texts.categoryTitle(parent.name),
    items: items.filter(({ id }) => !known.has(id)).slice(0, NEAR_SHOWN),
    links: [{ href: paths.categoryContents(categoryType, parent), label: texts.allOf(parent.name) }],
  };
}
