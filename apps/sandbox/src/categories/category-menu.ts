import type { CategoryMenuRow } from './category-store';

export interface MenuEntry extends Omit<CategoryMenuRow, 'parentId'> {
  subcategories: MenuEntry[];
}

export interface CategoryMenu {
  categoryType: string;
  subcategories: MenuEntry[];
}

/** Builds the trees under the areas, one menu per requested area, in that order; an area without categories has an empty one. */
export function buildMenu(
  categoryTypes: readonly string[],
  rows: readonly CategoryMenuRow[],
): CategoryMenu[] {
  const entries = new Map<string, MenuEntry>();
  const roots = new Map<string, MenuEntry[]>();
  for (const { parentId, ...row } of rows) {
    const entry: MenuEntry = { ...row, subcategories: [] };
    entries.set(row.id, entry);
    if (row.isRoot) roots.set(row.categoryType, entry.subcategories);
    else if (parentId !== null) entries.get(parentId)?.subcategories.push(entry);
  }
  return categoryTypes.map((categoryType) => ({
    categoryType,
    subcategories: roots.get(categoryType) ?? [],
  }));
}
