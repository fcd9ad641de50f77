import type { CategoryType } from '@bazaar/domain/category-menu/menu';

/** A category in the menus the server sends with a page. */
export interface PageCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly scientificName: string;
  readonly products: number;
  readonly suppliers: number;
  readonly children: readonly PageCategory[];
}

export interface PageMenu {
  readonly area: CategoryType;
  readonly children: readonly PageCategory[];
}

let menus: readonly PageMenu[] = [];

/** Stores the menus the server read for this page. The store, which loads when the page is idle, takes them from here. */
export function rememberMenusOfPage(read: readonly PageMenu[]): void {
  menus = read;
}

/** Returns what {@link rememberMenusOfPage} was given; empty on a page without menus. */
export function menusOfPage(): readonly PageMenu[] {
  return menus;
}
