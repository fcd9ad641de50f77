import type { CategoryType } from '@bazaar/domain/category-menu/menu';

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

/** Returns what {@link rememberMenusOfPage} was given; nothing on a page that carries no menus. */
export function menusOfPage(): readonly PageMenu[] {
  return menus;
}
