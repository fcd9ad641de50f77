import type { CategoryMenu } from '@bazaar/api/model';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu/menu';
import { categoryStore } from '@/entities/category/category-store';
import { readMenusOfTab, storeMenusOfTab } from './menus-of-tab';
import { takeMenusOfPage } from './take-menus-of-page';

let running: Promise<void> | undefined;

/**
 * Fills the menus: from what the server read for the page and what the tab stored, else by four calls in parallel, once. Nothing is
 * requested when every root has a child; a call that fails leaves its root empty and is reported in the console only (specification §8).
 */
export function fillCategoryMenus(): Promise<void> {
  if (!categoryStore.needsFetch()) return Promise.resolve();
  categoryStore.fill(takeMenusOfPage());
  if (categoryStore.needsFetch()) categoryStore.fill(readMenusOfTab());
  if (!categoryStore.needsFetch()) {
    storeMenusOfTab();
    return Promise.resolve();
  }
  running ??= Promise.all(CATEGORY_TYPES.map(readMenu))
    .then((menus) => {
      categoryStore.fill(menus.flat());
      storeMenusOfTab();
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function readMenu(categoryType: CategoryType): Promise<CategoryMenu[]> {
  try {
    const { getCategoryMenu } = await import('@/lib/calls/calls-of-visitor');
    return await getCategoryMenu({ categoryTypes: [categoryType] });
  } catch (error) {
    console.error(`The menu of ${categoryType} could not be read`, error);
    return [];
  }
}
