import type { CategoryMenuEntry, CategoryType, FetchedMenu } from '@bazaar/domain/category-menu/menu';
import { menusOfPage, type PageCategory } from './menus-of-page';

/** The menus of this page as four calls would return them; none on a page that carries none. */
export function takeMenusOfPage(): readonly FetchedMenu[] {
  return menusOfPage().map(({ area, children }) => ({
    categoryType: area,
    subcategories: children.map((child) => toEntry(child, area, 2)),
  }));
}

function toEntry(category: PageCategory, area: CategoryType, level: number): CategoryMenuEntry {
  const { id, name, slug, scientificName, children } = category;
  return {
    id,
    categoryType: area,
    name,
    isRoot: false,
    level,
    scientificName,
    subcategories: children.map((child) => toEntry(child, area, level + 1)),
    ...{ slug },
  };
}
