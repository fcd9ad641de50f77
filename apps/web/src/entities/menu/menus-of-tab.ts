import type { FetchedMenu } from '@bazaar/domain/category-menu/menu';
import { parseStoredMenus, writeStoredMenus } from '@bazaar/domain/category-menu/stored-menus';
import { categoryStore } from '@/entities/category/category-store';

const KEY = 'bazaar-menus';

/** What an earlier document of this tab stored; none when storage is blocked. */
export function readMenusOfTab(): readonly FetchedMenu[] {
  try {
    return parseStoredMenus(sessionStorage.getItem(KEY), Date.now()) ?? [];
  } catch {
    return [];
  }
}

/** Stores the menus for the next document of this tab, once every root has a child. */
export function storeMenusOfTab(): void {
  const stored = writeStoredMenus(categoryStore.getState().categoriesTypes, Date.now());
  try {
    if (stored !== undefined) sessionStorage.setItem(KEY, stored);
  } catch {
    // Full or blocked: the next document asks again.
  }
}
