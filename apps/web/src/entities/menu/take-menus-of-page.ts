import type { CategoryMenuEntry, CategoryType, FetchedMenu } from '@bazaar/domain/category-menu/menu';
import { menusOfPage, type PageCategory } from './menus-of-page';

/** Returns the menus of this page in the shape of the four responses; none on a page without menus. */
export function takeMenusOfPage(): readonly FetchedMenu[] {
  return menusOfPage().map(({ area, children }) => ({
    categoryType: area,
    subcategories: children.map((child) => toEntry(child, area, 2)),
  }));
}

function toEntry(category: PageCategory, area: CategoryType, level: number): CategoryMenuEntry {
  const { id, name, slug, scientificName, products, suppliers, children } = category;
  return {
    id,
    categoryType: area,
    name,
    isRoot: false,
    level,
    scientificName,
    subcategories: children.map((child) => toEntry(child, area, level + 1)),
    // Further fields of the catalogue's menus, which the store keeps without knowing them.
    ...{ slug, productCount: products, supplierCount: suppliers },
  };
}
