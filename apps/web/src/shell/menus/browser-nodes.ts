import type { CategoryMenuEntry as MenuEntry } from '@bazaar/api/model';
import type { CategoryMenuEntry } from '@bazaar/domain/category-menu/menu';
import type { BrowserNode } from '@bazaar/ui/patterns/column-browser';
import { paths } from '@/lib/navigation/paths';
import { shellMessages } from '@/translations/shell';

/** Returns the menus as nodes of the column browser: areas lead to their page, all others to their category. */
export function browserNodes(roots: readonly CategoryMenuEntry[]): readonly BrowserNode[] {
  return roots.map(({ id, categoryType, subcategories }) => ({
    id,
    ...shellMessages.areas[categoryType],
    area: categoryType,
    href: paths.categoryType(categoryType),
    children: (subcategories as readonly MenuEntry[]).map(toNode),
  }));
}

function toNode({ id, name, slug, subcategories }: MenuEntry): BrowserNode {
  const isLeaf = subcategories.length === 0;
  const href = isLeaf ? paths.categoryProducts({ id, slug }) : paths.category({ id, slug });
  return { id, name, href, children: subcategories.map(toNode) };
}
