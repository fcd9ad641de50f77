import type { CategoryItemsCount, CategoryMenuEntry } from '@bazaar/api/model';
import type { CategoryType } from '@bazaar/domain/category-menu';

/** A category as the browser needs it: it is sent to the visitor, so it is small. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly scientificName: string;
  readonly products: number;
  readonly suppliers: number;
  readonly children: readonly TreeNode[];
}

export interface AreaTree {
  readonly area: CategoryType;
  /** Sum over its groups; undefined when no count could be read. */
  readonly products: number | undefined;
  readonly children: readonly TreeNode[];
}

/** Returns the menu of one area with the count of each category. */
export function toAreaTree(
  area: CategoryType,
  entries: readonly CategoryMenuEntry[],
  counts: readonly CategoryItemsCount[] | undefined,
): AreaTree {
  const byId = new Map(counts?.map((count) => [count.categoryId, count]));
  const children = entries.map((entry) => toNode(entry, byId));
  const products =
    counts && (children.length === 0 ? undefined : children.reduce((sum, child) => sum + child.products, 0));
  return { area, products, children };
}

function toNode(entry: CategoryMenuEntry, counts: ReadonlyMap<string, CategoryItemsCount>): TreeNode {
  const { id, name, slug, scientificName, subcategories } = entry;
  const { productCount: products = 0, supplierCount: suppliers = 0 } = counts.get(id) ?? {};
  return {
    id,
    name,
    slug,
    scientificName,
    products,
    suppliers,
    children: subcategories.map((child) => toNode(child, counts)),
  };
}

/** Returns the path opened at first: the first child of the first child, down to a category without children. */
export function firstPath({ area, children }: AreaTree): string[] {
  const ids: string[] = [area];
  for (let node = children[0]; node; node = node.children[0]) ids.push(node.id);
  return ids;
}
