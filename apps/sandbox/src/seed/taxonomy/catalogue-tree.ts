import { areas } from '../areas/areas';
import { type Branch, isLeaf, type Leaf } from '../define';
import type { CategoryType } from '../seed-types';

export interface CatalogueLeaf {
  leaf: Leaf;
  categoryId: string;
  categoryType: CategoryType;
  /** Slug of the ancestor group (level 2): suppliers specialise by group. */
  groupSlug: string;
  familySlug: string;
}

export interface TreeNode {
  node: Branch | Leaf;
  categoryType: CategoryType;
  categoryId: string;
  parentId: string;
  level: number;
  sortOrder: number;
  /** Ids of the leaves at or below. */
  leafIds: string[];
}

/** Root categories: one per area. */
export const rootCategoryIds: Record<CategoryType, string> = {
  IndustrialService: 'c-industrial-services',
  Product: 'c-products',
  ConsultingService: 'c-consulting-services',
  ElectronicDocument: 'c-electronic-documents',
};

const categoryIdOf = (slug: string) => `c-${slug}`;

/** Returns all nodes below the roots, parents before children, in menu order. */
export function listTreeNodes(): TreeNode[] {
  return areas.flatMap(({ categoryType, groups }) =>
    groups.flatMap((group, index) => walk(group, categoryType, rootCategoryIds[categoryType], 2, index)),
  );
}

export function listLeaves(): CatalogueLeaf[] {
  return areas.flatMap(({ categoryType, groups }) =>
    groups.flatMap((group) =>
      group.children.flatMap((family) => {
        const leaves = isLeaf(family) ? [family] : family.children.filter(isLeaf);
        return leaves.map((leaf) => ({
          leaf,
          categoryId: categoryIdOf(leaf.slug),
          categoryType,
          groupSlug: group.slug,
          familySlug: family.slug,
        }));
      }),
    ),
  );
}

function walk(
  node: Branch | Leaf,
  categoryType: CategoryType,
  parentId: string,
  level: number,
  sortOrder: number,
): TreeNode[] {
  const categoryId = categoryIdOf(node.slug);
  const below = isLeaf(node)
    ? []
    : node.children.flatMap((child, index) => walk(child, categoryType, categoryId, level + 1, index));
  const leafIds = isLeaf(node)
    ? [categoryId]
    : below.filter((child) => isLeaf(child.node)).map((child) => child.categoryId);
  return [{ node, categoryType, categoryId, parentId, level, sortOrder, leafIds }, ...below];
}
