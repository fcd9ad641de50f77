import type { CategoryMenuEntry, CategoryType, FetchedMenu } from '@bazaar/domain/category-menu/menu';

/** A category as a page of the server carries it. */
export interface PageCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly scientificName: string;
  readonly children: readonly PageCategory[];
}

export interface PageMenu {
  readonly area: CategoryType;
  readonly children: readonly PageCategory[];
}

let menus: readonly PageMenu[] = [];

/** Remembers the menus the server read for this page. The store, which is loaded when the page is at rest, takes them from here. */
export function rememberMenusOfPage(read: readonly PageMenu[]): void {
  menus = read;
}

/** The menus of this page as four calls would return them; none on a page that carries none. */
export function takeMenusOfPage(): readonly FetchedMenu[] {
  return menus.map(({ area, children }) => ({
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
