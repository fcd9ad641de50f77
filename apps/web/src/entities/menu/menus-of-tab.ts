import type { FetchedMenu } from '@bazaar/domain/category-menu/menu';
import { parseStoredMenus, writeStoredMenus } from '@bazaar/domain/category-menu/stored-menus';
import { categoryStore } from '@/entities/category/category-store';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-menus';

/** Returns what an earlier document of this tab stored; none when storage is blocked. */
export function readMenusOfTab(): readonly FetchedMenu[] {
  return parseStoredMenus(tabStorage.read(KEY), Date.now()) ?? [];
}

/** Stores the menus for the next document of this tab, once every root has a child. */
export function storeMenusOfTab(): void {
  const stored = writeStoredMenus(categoryStore.getState().categoriesTypes, Date.now());
  if (stored !== undefined) tabStorage.write(KEY, stored);
}
