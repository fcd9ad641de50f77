import type { CategoryMenuEntry as MenuEntry } from '@bazaar/api/model';
import type { CategoryMenuEntry } from '@bazaar/domain/category-menu/menu';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { BrowserNode } from '@bazaar/ui/patterns/column-browser';
import { paths } from '@/lib/navigation/paths';
import { shellMessages } from '@/translations/shell';

/** What the preview says of a category. */
export interface MenuCategory {
  readonly id: string;
  readonly slug: string;
  readonly scientificName: string;
  readonly products: number;
  readonly suppliers: number;
}

/**
 * Returns the menus as nodes of the column browser, and their categories by id: areas lead to their page, all others to their category.
 * Numbers are there where the menus tell them.
 */
export function browserNodes(roots: readonly CategoryMenuEntry[]) {
  const byId = new Map<string, MenuCategory>();
  const nodes = roots.map(({ id, categoryType, subcategories }): BrowserNode => {
    const entries = subcategories as readonly MenuEntry[];
    return {
      id,
      ...shellMessages.areas[categoryType],
      area: categoryType,
      href: paths.categoryType(categoryType),
      count: entries.some(({ productCount }) => productCount !== undefined)
        ? formatNumber(entries.reduce((sum, { productCount = 0 }) => sum + productCount, 0))
        : undefined,
      children: entries.map((entry) => toNode(entry, byId)),
    };
  });
  return { nodes, byId };
}

/** Returns the ids opened at first in an area: the first child of the first child, down to a category without children. */
export function openedIds(area: BrowserNode | undefined): readonly string[] {
  const ids: string[] = [];
  for (let node = area; node; node = node.children[0]) ids.push(node.id);
  return ids;
}

function toNode(entry: MenuEntry, byId: Map<string, MenuCategory>): BrowserNode {
  const { id, name, slug, scientificName, productCount, supplierCount, subcategories } = entry;
  byId.set(id, { id, slug, scientificName, products: productCount ?? 0, suppliers: supplierCount ?? 0 });
  const isLeaf = subcategories.length === 0;
  return {
    id,
    name,
    href: isLeaf ? paths.categoryProducts({ id, slug }) : paths.category({ id, slug }),
    count: productCount === undefined ? undefined : formatNumber(productCount),
    children: subcategories.map((child) => toNode(child, byId)),
  };
}
